import { type CSSProperties, memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { type Area, getAreaBoxWithText, type ViewLayout } from '../../stage/area';
import { useStageFit } from '../canvas/SceneStage';
import { answerFlight } from '../celebration/flight';
import { restoreFocus } from '../internal/restore-focus';
import { useStableCallback } from '../internal/useStableCallback';
import { usePlayMode } from '../round/play-mode';
import { moveFocus } from './arrow-keys';
import { ignoreHeldKey } from './held-key';
import { useNumberKeys } from './useKeys';

export interface StageChoice<Value> {
  readonly value: Value;
  readonly text: string;
  /** Whether this choice is selected, if several can be. */
  readonly isTaken?: boolean;
  /** Already tried, and wrong. */
  readonly isSpent?: boolean;
}

interface Props<Value> {
  readonly label: string;
  readonly choices: readonly StageChoice<Value>[];
  /** Where the scene draws the choices, in the same order. */
  readonly areasOf: ViewLayout<readonly Area[]>;
  readonly isOpen: boolean;
  /** `picture` if only the picture identifies a choice. The picture then stays visible in forced colours too. */
  readonly shows?: 'text' | 'picture';
  /** False if the choices are numbers, because the number keys would seem to type them. */
  readonly hasNumberKeys?: boolean;
  readonly onChoose: (value: Value) => void;
}

/**
 * Transparent buttons over choices that the scene draws. Number keys choose, and arrow keys move to a neighbour.
 * Without a canvas the same buttons are visible. Closed choices stay focusable, so the focus is never lost.
 */
export function StageChoices<Value extends string | number>(props: Props<Value>) {
  const { label, choices, areasOf, isOpen, shows = 'text', hasNumberKeys = true, onChoose } = props;
  const fit = useStageFit();
  const areas = useMemo(
    () => (fit === null ? [] : areasOf(fit.view).map((area) => placedBox(getAreaBoxWithText(area, fit)))),
    [fit, areasOf],
  );
  const group = useRef<HTMLDivElement>(null);
  const { keys, seat } = usePlayMode();
  const choose = (index: number) => {
    const choice = choices[index];
    if (!isOpen || choice === undefined || choice.isSpent === true) return;
    if (seat === null && shows === 'text' && choice.isTaken === undefined) {
      answerFlight.rememberPress(group.current?.children[index] ?? null, choice.text);
    }
    onChoose(choice.value);
  };
  useNumberKeys(group, isOpen && (hasNumberKeys || keys.heard === 'choices'), choose);
  useFocusAmong(group, choices.length);
  const chooseAt = useStableCallback(choose);
  return (
    // Arrow keys are an extra: every button can be reached on its own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={group}
      role="group"
      aria-label={label}
      translate="no"
      className="stage-choices"
      data-shows={shows}
      onKeyDown={moveFocus}
    >
      {choices.map((choice, index) => (
        <ChoiceButton
          key={index}
          index={index}
          text={choice.text}
          isTaken={choice.isTaken}
          isSpent={choice.isSpent === true}
          isOpen={isOpen}
          box={areas[index]}
          onPress={chooseAt}
        />
      ))}
    </div>
  );
}

/** Positions a box with `translate`, so that moving it along with its picture does not cause layout. */
const placedBox = ({ left, top, ...box }: ReturnType<typeof getAreaBoxWithText>): CSSProperties => ({
  ...box,
  left: 0,
  top: 0,
  translate: `${left}px ${top}px`,
});

/**
 * Moves the focus to a choice if the focused element has disappeared: a start button, a "Next" button, or a choice from
 * a longer list.
 */
function useFocusAmong(group: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(0);
  useEffect(() => {
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])];
    const heir = count < before.current ? buttons.at(-1) : buttons[0];
    before.current = count;
    // Choices appear only after the stage has been measured. By then the focus may have fallen back to the game or its
    // heading.
    return restoreFocus(heir, 'body, main, main h1');
  }, [group, count]);
}

interface ButtonProps {
  readonly index: number;
  readonly text: string;
  readonly isTaken: boolean | undefined;
  readonly isSpent: boolean;
  readonly isOpen: boolean;
  readonly box: CSSProperties | undefined;
  readonly onPress: (index: number) => void;
}

const ChoiceButton = memo(function ChoiceButton({ index, text, isTaken, isSpent, isOpen, box, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      className="stage-choice"
      aria-disabled={!isOpen || isSpent}
      {...(isTaken !== undefined && { 'aria-pressed': isTaken })}
      data-spent={isSpent}
      onKeyDown={ignoreHeldKey}
      {...(box && { style: box })}
      onClick={() => onPress(index)}
    >
      {text}
    </button>
  );
});
