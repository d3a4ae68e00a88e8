import type { TopicText } from '../topic.ts';

const DIVISION_STEPS = (divisor: number, quotient: number): readonly string[] => [
  `Ask how many times: what times ${divisor} makes ${divisor * quotient}?`,
  `${quotient} × ${divisor} = ${divisor * quotient}, so ${divisor * quotient} ÷ ${divisor} = ${quotient}.`,
];

export const DIVISION_TEXT = {
  'divide-by-2-5-10': {
    title: 'Divide with the 2, 5 and 10 times tables',
    summary: 'Dividing with the 2, 5 and 10 times tables, such as 35 ÷ 5 or 35 ÷ 7, with free games and a worksheet.',
    steps: DIVISION_STEPS(5, 7),
    searchTerms: ['division', 'sharing', 'halving', 'halves', 'groups', 'quotient'],
  },
  'divide-by-3-4-8': {
    title: 'Divide with the 3, 4 and 8 times tables',
    summary: 'Dividing with the 3, 4 and 8 times tables, such as 24 ÷ 4 or 24 ÷ 6, with free games and a worksheet.',
    steps: DIVISION_STEPS(4, 6),
    searchTerms: ['division', 'sharing', 'groups', 'quotient', 'division facts'],
  },
  'divide-by-6-7-9': {
    title: 'Divide with the 6, 7 and 9 times tables',
    summary: 'Dividing with the 6, 7 and 9 times tables, such as 56 ÷ 7 or 56 ÷ 8, with free games and a worksheet.',
    steps: DIVISION_STEPS(7, 8),
    searchTerms: ['division', 'sharing', 'groups', 'quotient', 'division facts'],
  },
  'missing-factors': {
    title: 'Missing numbers in multiplication',
    summary: 'Finding the missing number in 4 × ? = 28 or ? ÷ 3 = 9, with a free game and a worksheet.',
    steps: ['Turn it round: to find ? in 4 × ? = 28, work out 28 ÷ 4.', '7 × 4 = 28, so the missing number is 7.'],
    searchTerms: ['missing factor', 'unknown', 'inverse', 'fill in the gap', 'factor pairs', 'empty box', 'division'],
  },
} satisfies Readonly<Record<string, TopicText>>;
