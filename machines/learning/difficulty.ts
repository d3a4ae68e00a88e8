/*
 * The difficulty of each times-table fact before we know anything about a child: the odds of a wrong answer, as a
 * logit. The model combines size, squares and the patterns of 1, 5, 9, 10 and 11. We checked it against published
 * results of children aged 7 to 13: 232 children with 60,000 answers (Flurrish 2013 and 2016, in the Guardian's
 * datablog: 6 × 8 wrong in 63 %, 7 × 8 in 47 %, 1 × 12 under 5 %) and 200,000 timed tests (Transum 2024). On average
 * the model predicts 21 % wrong answers, compared with 20 to 25 % in those results. Eight of their eleven hardest facts
 * are among the model's sixteen hardest.
 */

/** Rows by the smaller factor; in each row the larger factor runs from the smaller one to 12. */
const ERROR_LOGITS: readonly (readonly number[])[] = [
  [-2.7, -2.7, -2.7, -2.7, -2.7, -2.7, -2.7, -2.7, -2.7, -2.7, -2.7, -2.7],
  [-2.27, -1.86, -1.6, -2.09, -1.38, -1.23, -1.07, -1.49, -2.58, -2.63, -1.38],
  [-2, -1.19, -1.68, -0.96, -0.81, -0.66, -1.07, -2.16, -2.21, -0.96],
  [-1.48, -1.41, -0.7, -0.55, -0.15, -0.81, -2, -1.95, -0.7],
  [-2.45, -1.19, -1.04, -0.89, -1.3, -2.39, -2.44, -1.19],
  [-1.03, -0.32, 0.07, -0.59, -2, -1.73, -0.48],
  [-0.73, -0.03, -0.44, -2, -1.57, -0.32],
  [-0.43, -0.29, -2, -1.43, -0.18],
  [-1.25, -2, -1.84, -0.59],
  [-3.42, -2.42, -2],
  [-1.03, 0.02],
  [-0.48],
];

/** The logit of a wrong answer to a times-table product, across all children. The smaller factor is first. */
export const errorLogit = (small: number, large: number): number => ERROR_LOGITS[small - 1]?.[large - small] ?? 0;
