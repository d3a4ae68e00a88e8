import { useSelector } from '@xstate/react';
import { type CSSProperties, type FormEvent, useCallback, useMemo, useRef } from 'react';
import type { GameClock } from '../../../../machines/core/clock';
import { isWaiting, type TablesCheckActor, type TablesCheckSnapshot } from '../../../../machines/tables-check/machine';
import { RULES } from '../../../../machines/tables-check/rules';
import { scanningStore } from '../../../device/scanning';
import { CandidateAnswer } from '../../../play/answers/candidates/LazyCandidateAnswer';
import { useIsMultipleChoice } from '../../../play/answers/candidates/multiple-choice';
import { NumberField } from '../../../play/answers/NumberField';
import { DELETE_KEY, NumberPad, type PadKey } from '../../../play/answers/NumberPad';
import { focusField } from '../../../play/answers/TypedAnswer';
import { useTypedKeys } from '../../../play/answers/useKeys';
import { useStageFit, useStageStyle } from '../../../play/canvas/SceneStage';
import { NextButton } from '../../../play/feedback/FeedbackActions';
import type { Shape } from '../../../stage/scene';
import { Button } from '../../../ui/Button';
import { useStore } from '../../../ui/page-store';
import { padArea, plateArea, tablesCheckLayout } from '../scene/layout';
import { text } from '../text';
import { currentNumber } from '../view';
import { CheckVoice } from '../voice/CheckVoice';

interface Props {
  readonly actor: TablesCheckActor;
}

/** A digit typed anywhere in the game is entered into the field. */
const DIGIT = /^\d$/;
const NO_PROBLEM = { read: () => null, subscribe: () => () => {} } as const;

const isOpen = (snapshot: TablesCheckSnapshot): boolean => snapshot.hasTag('open');
const waitsForNext = (snapshot: TablesCheckSnapshot): boolean =>
  snapshot.matches({ playing: 'between' }) && isWaiting(snapshot.context);

/**
 * Everything over the coast: the question with its field, and the pad. Between two questions it shows the
 * progress instead.
 */
export function CheckOverlay({ actor, clock }: Props & { readonly clock: GameClock }) {
  const colours = useSelector(actor, ({ context }) => context.settings.colours);
  const letters = useSelector(actor, ({ context }) => context.settings.letters);
  const pad = useSelector(actor, ({ context }) => context.settings.pad);
  const isScanned = useStore(scanningStore) !== null;
  const isAsked = useSelector(actor, isOpen);
  const isMultipleChoice = useIsMultipleChoice();
  const field = useRef<HTMLInputElement>(null);
  const candidates = useRef<HTMLDivElement>(null);
  const plate = useQuestionSize();
  const keys = useStageStyle(padArea);
  // Stable functions, so that the pad does not re-render.
  const typed = useMemo(() => typedStore(actor), [actor]);
  const way = isScanned ? 'scanned' : 'typed';
  const type = useCallback((now: string) => actor.send({ type: 'TYPE', text: now, way }), [actor, way]);
  const press = useCallback(
    (key: PadKey) => type(key === DELETE_KEY ? typed.read().slice(0, -1) : `${typed.read()}${key}`),
    [type, typed],
  );
  const give = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'GIVE' });
  };
  const choose = (text: string) => {
    actor.send({ type: 'TYPE', text, way: 'chosen' });
    actor.send({ type: 'GIVE' });
  };
  const focusAnswer = () => {
    const chosen = candidates.current?.querySelector('button');
    const target = isMultipleChoice ? chosen : field.current;
    target?.focus({ preventScroll: true });
  };
  useTypedKeys(field, isAsked && !isMultipleChoice, { keys: DIGIT }, () => focusField(field.current));
  return (
    <>
      <CheckVoice actor={actor} clock={clock} />
      <form className="check" aria-label={text.play.form} data-colours={colours} data-letters={letters} onSubmit={give}>
        <div className="check-place" style={plate.style}>
          <div className="check-plate" data-open={isAsked} data-shape={plate.shape}>
            <QuestionText actor={actor} />
            {isMultipleChoice ? (
              <span className="check-gap" />
            ) : (
              <NumberField
                label={text.play.field}
                typed={typed}
                onType={type}
                field={field}
                problem={NO_PROBLEM}
                maxCharacters={RULES.maxDigits}
                isOpen={isAsked}
              />
            )}
            <BetweenQuestions actor={actor} onAnswering={focusAnswer} />
          </div>
        </div>
        <div className="grid place-items-center on-stage:absolute" style={keys}>
          {isMultipleChoice && (
            <div ref={candidates} className="check-candidates" data-open={isAsked}>
              <CandidateAnswer isOpen={isAsked} onChoose={choose} />
            </div>
          )}
          {!isMultipleChoice && (pad === 'on' || isScanned) && <NumberPad onKey={press} enter={text.play.enter} />}
        </div>
      </form>
    </>
  );
}

type SizeStyle = CSSProperties & Readonly<Record<'--usual' | '--max' | '--beside', string>>;

/**
 * Font size and line layout of a question on this stage; undefined without a stage, because the style sheet then
 * decides.
 */
function useQuestionSize(): { readonly style?: SizeStyle; readonly shape?: Shape } {
  const area = useStageStyle(plateArea);
  const fit = useStageFit();
  if (fit === null) return {};
  const { letters, beside, plateShape } = tablesCheckLayout(fit.view);
  const px = (units: number) => `${units * fit.view.scale}px`;
  return {
    style: { ...area, '--usual': px(letters.usual), '--max': px(letters.max), '--beside': px(beside) },
    shape: plateShape,
  };
}

/** Connects the field to the machine, which holds the only copy of the typed text. */
function typedStore(actor: TablesCheckActor) {
  return {
    read: () => actor.getSnapshot().context.round.typed,
    subscribe: (listener: () => void) => {
      const watching = actor.subscribe(listener);
      return () => watching.unsubscribe();
    },
  };
}

function QuestionText({ actor }: Props) {
  const question = useSelector(actor, ({ context }) => context.round.question);
  const isAsked = useSelector(actor, isOpen);
  return (
    <p className="check-question" translate="no">
      {isAsked && (
        <>
          <span data-testid="question">{text.play.asked(question)}</span> =
        </>
      )}
    </p>
  );
}

/** Shown between questions: the progress, and a continue button if the check waits for the player. */
function BetweenQuestions({ actor, onAnswering }: Props & { readonly onAnswering: () => void }) {
  const isAsked = useSelector(actor, isOpen);
  const waits = useSelector(actor, waitsForNext);
  const part = useSelector(actor, ({ context }) => context.round.part);
  const number = useSelector(actor, currentNumber);
  const { play } = text;
  const goOn = (type: 'NEXT' | 'SKIP_WARM_UP') => () => {
    actor.send({ type });
    // The button is about to disappear, so the focus moves to the element for answering.
    onAnswering();
  };
  const where = part === 'ready' ? play.ready : part === 'warmUp' ? play.warmUp(number) : play.number(number);
  return (
    <>
      {!isAsked && (
        <div className="check-between">
          <p>{where}</p>
          {waits && <NextButton onNext={goOn('NEXT')} label={play.next} />}
        </div>
      )}
      {part === 'warmUp' && (
        <div className="check-skip">
          <Button onClick={goOn('SKIP_WARM_UP')}>{play.skip}</Button>
        </div>
      )}
    </>
  );
}
