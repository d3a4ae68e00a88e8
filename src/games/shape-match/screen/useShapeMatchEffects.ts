import type { GameClock } from '../../../../machines/core/clock';
import type { ShapeMatchActor, ShapeMatchSnapshot } from '../../../../machines/shape-match/machine';
import { getCountSteps, type RoundEvent } from '../../../../machines/shape-match/round';
import { playSound } from '../../../device/sound';
import { useAnswerToasts } from '../../../play/feedback/useAnswerToasts';
import { useRoundEffects } from '../../../play/feedback/useRoundEffects';
import { explanationText, text } from '../text';

/** The notes of the counted sides in semitones above the first: a scale that covers an octave for eight sides. */
const SCALE = [0, 2, 4, 5, 7, 9, 11, 12] as const;

const rateOf = (count: number): number => 2 ** ((SCALE[count - 1] ?? 0) / 12);

type AnswerEvent = Extract<RoundEvent, { readonly type: 'correct' | 'incorrect' }>;

const isRoundNext = ({ context: { round } }: ShapeMatchSnapshot): boolean =>
  round.given !== null && getCountSteps(round.question)[round.counted]?.count === 0;

/**
 * Plays a round's sounds, and shows feedback as a toast, which is read out with the reason. The toast disappears
 * when the next question is asked.
 */
export function useShapeMatchEffects(actor: ShapeMatchActor, clock: GameClock, reducedMotion: boolean): void {
  const { toastAnswer, toastNews, dismissAnswer } = useAnswerToasts(actor, clock, reducedMotion);
  const onAnswer = ({ question, given }: AnswerEvent, snapshot: ShapeMatchSnapshot) => {
    if (reducedMotion) playSound('shapeTotal');
    else if (isRoundNext(snapshot)) playSound('round');
    // The panel already shows the reason, so the toast only reads it out.
    const message = { title: text.toast.answered(given, question), text: [{ heard: explanationText(question) }] };
    toastAnswer(message, given.verdict === 'right');
  };
  useRoundEffects(actor, {
    reducedMotion,
    on: {
      asked: dismissAnswer,
      correct: onAnswer,
      incorrect: onAnswer,
      levelUp: ({ difficulty }) => toastNews({ title: text.toast.harder(difficulty) }),
      counted: ({ step, isLast }, snapshot) => {
        // With reduced motion all sides are counted at the same time.
        if (reducedMotion) return;
        if (step.count > 0) playSound('sideCount', { rate: rateOf(step.count) });
        if (isRoundNext(snapshot)) playSound('round');
        if (isLast) playSound('shapeTotal');
      },
    },
  });
}
