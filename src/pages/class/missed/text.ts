import { CARRIED_ANSWERS } from '../../../../machines/core/class-answers';
import type { MissedQuestion } from '../../../../machines/core/class-missed';
import { formatNumber } from '../../../ui/format';
import { numberToWord } from '../../../ui/number-to-word';

export const text = {
  title: 'Most missed',
  /**
   * Whose answers these are. `scores`: how many codes do not say which answers were right. `hasLong`: whether a round was
   * too long for a code to hold all of its answers.
   */
  lead: (children: number, scores: number, hasLong: boolean) =>
    [
      children === 1 ? 'From the answers of one animal.' : `From the answers of ${numberToWord(children)} animals.`,
      ...(scores === 0
        ? []
        : [scores === 1 ? 'One code only has a score.' : `${formatNumber(scores)} codes only have a score.`]),
      ...(hasLong ? [`In long rounds, only the first ${CARRIED_ANSWERS} answers count.`] : []),
      'Nobody is named or ranked.',
    ].join(' '),
  onlyScores:
    'These codes only have a score. They are from an earlier version of this site, or from rounds with other settings.',
  noMistakes: 'Nobody got a question wrong. Well sailed!',
  missedBy: ({ missed, asked }: MissedQuestion) => `${formatNumber(missed)} of ${formatNumber(asked)} got it wrong`,
  discuss: 'Discuss',
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  back: 'Back to the boats',
  failed: 'The questions could not be loaded. Please check your connection and try again. The boats are still here.',

  discussion: {
    all: 'All questions',
    earlier: 'Previous question',
    next: 'Next question',
    position: (index: number, count: number) => `Question ${formatNumber(index + 1)} of ${formatNumber(count)}`,
    choices: 'Answers to choose from',
    /** Codes do not say which wrong answers the class gave. */
    slips: 'Common mistakes',
    steps: 'How to work it out',
    answer: 'The answer',
    reveal: {
      slips: 'Show common mistakes',
      firstStep: 'Show how to work it out',
      step: 'Next step',
      answer: 'Show the answer',
    },
  },
} as const;
