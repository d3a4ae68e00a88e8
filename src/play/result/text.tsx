import type { ReactNode } from 'react';
import { plural } from '../../locale/grammar';

export const seeAll = 'See all';
export const wentWellTitle = 'What went well';
export const practiseNextTitle = 'Practise next';
export const lookAgain = 'Look at these again';
export const mistakeText = (answered: string, why: string): string => `${answered}. ${why}`;
export const rightAnswer = 'Right: ';
export const wrongAnswer = 'Not right: ';
export const learnFirst = 'Learn this first';
export const nextIsland = 'Next island';

export const newHighScore = 'New high score!';
/** `best` is an element. */
export const bestText = (best: ReactNode): ReactNode => <>Best so far: {best}</>;

export const starsText = (stars: number, all: number): string => `${stars} of ${all} stars`;
/** Below a number in a ring: "of 10 right". */
export const ofText = (all: string, unit: string): string => `of ${all} ${unit}`;
export const right = 'right';

export const stairUp = (difficulty: string): string => `On to ${difficulty}`;
export const stairDown = (difficulty: string): string => `Try ${difficulty}`;

export const roundOver = 'The round is over.';
interface Count {
  readonly number: number;
  readonly of: number;
  readonly unit: string;
}
interface Stars {
  readonly count: number;
  readonly max: number;
}
/** "The round is over: 8 of 10 right and 2 of 3 stars." */
export function overText({ number, of, unit }: Count, stars: Stars | null): string {
  const counted = of > number ? `${number} of ${of}` : String(number);
  const won = stars && ` and ${stars.count} of ${plural(stars.max, `${stars.max} star`, `${stars.max} stars`)}`;
  return `The round is over: ${counted} ${unit}${won ?? ''}.`;
}

/** `link` makes a link of its text. */
export const restText = (link: (text: string) => ReactNode): ReactNode => (
  <>You've been playing for a while. {link('Take a break and play another day')}</>
);
