import type { ShapeMatchActor, ShapeMatchSnapshot } from '../../../../machines/shape-match/machine';
import { countSteps, type Happening } from '../../../../machines/shape-match/round';
import { throwConfetti } from '../../../confetti';
import { useAnswerToasts } from '../../../play/useAnswerToasts';
import { useHappenings } from '../../../play/useHappenings';
import { play } from '../../../sound';
import { text, whyText } from '../text';

const CONFETTI = 100;
/** The notes of the counted sides, as half steps above the first: a scale, an octave for the eight sides. */
const SCALE = [0, 2, 4, 5, 7, 9, 11, 12] as const;

const rateOf = (count: number): number => 2 ** ((SCALE[count - 1] ?? 0) / 12);

/**
 * Lets the player hear what happens, and tells what became of each answer by a message, which is read out as well, with
 * its reason. The message goes with its question.
 */
export function useShapeHappenings(actor: ShapeMatchActor, isPlaying: boolean, isCalm: boolean): void {
  const { tellAnswer, tellNews, forgetAnswer } = useAnswerToasts(isPlaying);
  const tell = (happening: Happening, { context: { round } }: ShapeMatchSnapshot): void => {
    // The line of a circle is drawn next.
    const isRoundNext = round.given !== null && countSteps(round.question)[round.counted]?.count === 0;
    switch (happening.kind) {
      case 'asked':
        forgetAnswer();
        return;
      case 'answered': {
        const { question, given } = happening;
        const isRight = given.verdict === 'right';
        play(isRight ? 'correct' : 'wrong');
        if (isCalm) play('shapeTotal');
        else if (isRoundNext) play('round');
        // The reason is seen in the panel.
        tellAnswer({ title: text.toast.answered(given, question), text: [{ heard: whyText(question) }] }, isRight);
        return;
      }
      case 'harder':
        play('levelUp');
        tellNews({ title: text.toast.harder(happening.difficulty) });
        return;
      case 'counted':
        // Calm: all sides are counted at once.
        if (isCalm) return;
        if (happening.step.count > 0) play('sideCount', { rate: rateOf(happening.step.count) });
        if (isRoundNext) play('round');
        if (happening.isLast) play('shapeTotal');
        return;
      case 'over':
        play(happening.isNewBest ? 'levelUp' : 'finish');
        if (happening.isNewBest) throwConfetti({ particles: CONFETTI }, isCalm);
        return;
    }
  };
  useHappenings(actor, ({ context }) => context.round.happened, tell);
}
