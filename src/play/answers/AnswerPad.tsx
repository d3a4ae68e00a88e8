import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { restoreFocus } from '../internal/restore-focus';
import { usePlayMode } from '../round/play-mode';
import { ignoreHeldKey } from './held-key';
import { marks } from './text';
import { useNumberKeys } from './useKeys';

export interface AnswerChoice<Value> {
  readonly value: Value;
  readonly text: string;
  /** Set once the question is answered. */
  readonly mark?: 'right' | 'wrong' | undefined;
  /** Whether this choice is selected, in games where a second press checks the answer. */
  readonly isChosen?: boolean | undefined;
}

/**
 * Marks a choice once the question is answered: the given answer and the correct one. `given` is null after a timeout.
 */
export function getMark<Value>(
  value: Value,
  answer: Value,
  given: Value | null | undefined,
): 'right' | 'wrong' | undefined {
  if (given === undefined) return undefined;
  if (value === answer) return 'right';
  return value === given ? 'wrong' : undefined;
}

interface Props<Value> {
  readonly label: string;
  readonly choices: readonly AnswerChoice<Value>[];
  readonly isOpen: boolean;
  readonly onChoose: (value: Value) => void;
  /** The number key of the first choice. The second of two groups starts at 5. */
  readonly firstKey?: number;
  /**
   * Checks the selected choice, in games where that takes a second press. Pressing Enter on the selected choice calls
   * it.
   */
  readonly onCheck?: (() => void) | undefined;
  readonly children?: ReactNode;
}

type CornerStyle = CSSProperties & { readonly '--letters': number };

/** Number of letters in the longest line that these strings need. A long string can wrap between words. */
const lettersOf = (texts: readonly string[]): number =>
  Math.max(1, ...texts.flatMap((text) => [text.length / 3, ...text.split(/\s/u).map(({ length }) => length)]));

/** Answers to choose from, as buttons with number keys. On the board of a class they are in its corners. */
export function AnswerPad<Value extends string | number>(props: Props<Value>) {
  const { board } = usePlayMode();
  if (board === null) return <Pad {...props} />;
  const style: CornerStyle = { '--letters': lettersOf(props.choices.map(({ text }) => text)) };
  return createPortal(
    <div className="in-corners" style={style}>
      <Pad {...props} />
    </div>,
    board.corners,
  );
}

/** Closed choices stay in place as focusable buttons, so that the focus is never lost. */
function Pad<Value extends string | number>(props: Props<Value>) {
  const { label, choices, isOpen, onChoose, firstKey = 1, onCheck, children } = props;
  const pad = useRef<HTMLDivElement>(null);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const { keys, seat } = usePlayMode();
  useNumberKeys(pad, isOpen, (key) => {
    const index = key + 1 - firstKey;
    const choice = choices[index];
    if (choice === undefined) return;
    // Two players share the focus, so a second press of a choice's own key checks it.
    if (seat !== null && choice.isChosen === true) {
      onCheck?.();
      return;
    }
    onChoose(choice.value);
    // Focuses the choice, so that Enter checks it instead of pressing the element that had the focus before.
    if (onCheck !== undefined && seat === null) buttons.current[index]?.focus({ preventScroll: true });
  });
  // The button that started the round, or "Next" after a mistake, may have disappeared with the focus in it.
  useEffect(() => restoreFocus(buttons.current[0]), []);
  useEffect(() => (isOpen ? restoreFocus(buttons.current[0]) : undefined), [isOpen]);
  return (
    <div
      ref={pad}
      role="group"
      aria-label={label}
      translate="no"
      data-scan-checks={onCheck && ''}
      className="answer-pad grid min-w-0 content-end justify-items-center gap-2"
    >
      {children}
      <div className="answer-choices">
        {choices.map((choice, index) => (
          <button
            key={index}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            className="answer-choice"
            aria-disabled={!isOpen}
            {...(choice.isChosen !== undefined && { 'aria-pressed': choice.isChosen })}
            data-mark={choice.mark}
            onKeyDown={(event) => {
              ignoreHeldKey(event);
              if (event.key !== 'Enter' || event.repeat || choice.isChosen !== true) return;
              event.preventDefault();
              onCheck?.();
            }}
            onClick={() => isOpen && onChoose(choice.value)}
          >
            <kbd
              aria-hidden
              className="absolute top-[max(0.3rem,12*var(--board))] start-[max(0.55rem,16*var(--board))] font-text text-[max(0.875rem,24*var(--board))]/none font-bold text-ink-600 touch:hidden zoomed:hidden phone:top-0.5 phone:start-1 phone:text-xs/none"
            >
              {keys.choices[firstKey + index - 1]}
            </kbd>
            {choice.text}
            {choice.mark && <Mark mark={choice.mark} />}
          </button>
        ))}
      </div>
    </div>
  );
}

/** A tick in a circle or a cross in an octagon at the corner of a choice, with a word for screen readers. */
export function Mark({ mark }: { readonly mark: 'right' | 'wrong' }) {
  const Sign = mark === 'right' ? Check : X;
  return (
    <>
      <span className="sr-only">, {marks[mark]}</span>
      <span aria-hidden className="answer-mark">
        <Sign className="icon" />
      </span>
    </>
  );
}
