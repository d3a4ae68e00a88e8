import type { QuestionType } from '../../../machines/shape-match/rules';

export const firstSteps: Readonly<Record<QuestionType, string>> = {
  name: 'Count the straight sides.',
  sides: "Go round the shape and count the straight sides. Curves don't count!",
  category: 'Say its name first, then look for its group.',
  comparison: 'Count the sides of both shapes.',
};
