import type { MissedQuestion } from '../../../../machines/core/class-missed';
import { plural } from '../../../locale/grammar';
import { formatNumber } from '../../../ui/format';
import { numberToWord } from '../../../ui/number-to-word';

export const text = {
  title: 'Most missed',
  fromAnswers: (children: number): string =>
    plural(children, 'From the answers of one animal.', `From the answers of ${numberToWord(children)} animals.`),
  codesWithoutAnswers: (codes: number): string =>
    plural(codes, 'One code only has a score.', `${formatNumber(codes)} codes only have a score.`),
  longRounds: (answers: number): string => `In long rounds, only the first ${answers} answers count.`,
  nobodyNamed: 'Nobody is named or ranked.',
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
    /** Which question it is, and how many got it wrong. */
    about: (index: number, count: number, { missed, asked }: MissedQuestion): string =>
      `Question ${formatNumber(index + 1)} of ${formatNumber(count)}. ${formatNumber(missed)} of ${formatNumber(asked)} got it wrong.`,
    choices: 'Answers to choose from',
    /** Codes do not say which wrong answers the class gave. */
    slips: 'Common mistakes',
    spokenSlips: (slips: readonly { readonly answer: string; readonly why: string }[]): string =>
      `Common mistakes. ${slips.map((slip) => `${slip.answer}: ${slip.why}`).join(' ')}`,
    steps: 'How to work it out',
    answer: 'The answer',
    spokenAnswer: (answer: string): string => `The answer: ${answer}`,
    reveal: {
      slips: 'Show common mistakes',
      firstStep: 'Show how to work it out',
      step: 'Next step',
      answer: 'Show the answer',
    },
  },
} as const;
