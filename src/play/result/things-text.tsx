import type { ReactNode } from 'react';
import { plural } from '../../locale/grammar';
import { capitalise, numberToWord } from '../../ui/number-to-word';

/** "Something new for My island". `island` makes the name of the island an element. */
export const newThings = (count: number, island: (name: string) => ReactNode): ReactNode => (
  <>
    {plural(count, 'Something new', `${capitalise(numberToWord(count))} new things`)} for {island('My island')}
  </>
);
export const listText = (things: readonly string[]): string => `: ${things.join(', ')}`;
