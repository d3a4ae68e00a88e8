import type { GameClock } from '../../../../machines/core/clock';
import type { ShapeMatchActor, ShapeMatchSnapshot } from '../../../../machines/shape-match/machine';
import { countSteps } from '../../../../machines/shape-match/round';
import { playSound } from '../../../device/sound';
import { useAnswerToasts } from '../../../play/feedback/useAnswerToasts';
import { useRoundEffects } from '../../../play/feedback/useRoundEffects';
import { explanationText, text } from '../text';

/** The notes of the counted sides in semitones above the first: a scale that covers an octave for eight sides. */
const SCALE = [0, 2, 4, 5, 7, 9, 11, 12] as const;

const rateOf = (count: number): number => 2 ** ((SCALE[count - 1] ?? 0) / 12);

const isRoundNext = ({ context: { round } }: ShapeMatchSnapshot): boolean =>
  round.given !== null && countSteps(round.question)[round.counted]?.count === 0;

/**
 * Plays a round's sounds, and shows feedback as a toast, which is read out with the reason. The toast disappears
 * when the next question is asked.
 */
export function useShapeMatchEffects(actor: ShapeMatchActor, clock: GameClock, reducedMotion: boolean): void {
  const { toastAnswer, toastNews, dismissAnswer } = useAnswerToasts(actor, clock);
  useRoundEffects(actor, {
    reducedMotion,
    hear: (event, snapshot) => {
      switch (event.type) {
        case 'asked':
          dismissAnswer();
          return;
        case 'correct':
        case 'incorrect': {
          const { question, given } = event;
          if (reducedMotion) playSound('shapeTotal');
          else if (isRoundNext(snapshot)) playSound('round');
          // The panel already shows the reason, so the toast only reads it out.
          const message = { title: text.toast.answered(given, question), text: [{ heard: explanationText(question) }] };
          toastAnswer(message, event.type === 'correct');
          return;
        }
        case 'levelUp':
          toastNews({ title: text.toast.harder(event.difficulty) });
          return;
        case 'counted':
          // With reduced motion all sides are counted at the same time.
          if (reducedMotion) return;
          if (event.step.count > 0) playSound('sideCount', { rate: rateOf(event.step.count) });
          if (isRoundNext(snapshot)) playSound('round');
          if (event.isLast) playSound('shapeTotal');
          return;
        case 'answered':
        case 'bestReached':
        case 'finished':
          return;
      }
    },
  });
}
