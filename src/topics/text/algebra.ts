import type { TopicText } from '../topic.ts';

export const ALGEBRA_TEXT = {
  'solve-equations': {
    title: 'Solve equations: find x',
    summary: 'Finding x in equations such as 3x + 5 = 20, with a free game, a worksheet and videos.',
    steps: ['Take 5 away from both sides: 3x = 15.', 'Divide both sides by 3: x = 5.', 'Check: 3 × 5 + 5 = 20.'],
    searchTerms: ['linear equations', 'algebra', 'unknown', 'solve for x', 'balance'],
  },
  'substitute-numbers': {
    title: 'Substitute a number for x',
    summary: 'Working out 3x when x is 5, with a free game, a worksheet and a video.',
    steps: ['3x means 3 times x.', 'Put 5 in place of x: 3 × 5 = 15.'],
    searchTerms: ['substitution', 'algebra', 'expressions', 'formulas', 'formulae', 'evaluate'],
  },
} satisfies Readonly<Record<string, TopicText>>;
