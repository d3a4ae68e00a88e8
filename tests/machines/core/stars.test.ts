import { expect, it } from 'vitest';
import { correctRatio, toStars } from '../../../machines/core/stars';

it.each([
  [0, 0],
  [0.04, 1],
  [0.69, 1],
  [0.7, 2],
  [0.89, 2],
  [0.9, 3],
  [1, 3],
])('A proportion of %f gives %i stars', (ratio, stars) => {
  expect(toStars(ratio)).toBe(stars);
});

it.each([
  [7, 10, 10, 2],
  [9, 10, 10, 3],
  [63, 90, 10, 2],
  [1, 1, 10, 1],
  [6, 6, 10, 1],
  [10, 10, 25, 1],
  [0, 0, 10, 0],
])(
  '%i of %i correct answers, in a round of at least %i questions, give %i stars',
  (right, answers, questions, stars) => {
    expect(toStars(correctRatio({ right, answers }, questions))).toBe(stars);
  },
);
