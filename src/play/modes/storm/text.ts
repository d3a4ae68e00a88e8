import { STORM } from '../../../../machines/core/storm';
import { plural } from '../../../locale/grammar';

export const text = {
  title: 'A class against the storm',
  rules: [
    `${STORM.stretches} right answers take the ship across the sea.`,
    'A wrong answer brings the storm closer, and you see why it was wrong. There is no clock, and nobody can lose.',
  ],
  voyage: 'Voyage name:',
  sameForAll: 'Another class can type these two words to get the same questions.',
  other: "Another class's voyage name",
  take: 'Use these words',
  unknown: 'That is not a voyage name. Check the spelling and try again.',
  start: 'Set sail',
  alone: 'One player',
  sea: (right: number, near: number): string =>
    `The ship has sailed ${right} of ${STORM.stretches} stretches. ${near === 0 ? 'The storm is far away.' : near < STORM.steps ? 'The storm is near.' : 'The storm is right over the ship.'}`,
  of: `of ${STORM.stretches}`,
  over: 'You made it across!',
  ashore: 'Back in harbour',
  reached: (right: number): string => (right === 0 ? 'Your ship is waiting.' : `The class got ${right} right.`),
  learnt: (wrong: number): string =>
    wrong === 0
      ? 'The storm stayed far away.'
      : plural(wrong, 'You learnt from 1 mistake.', `You learnt from ${wrong} mistakes.`),
  again: 'Sail again',
  menu: 'Main Menu',
  home: 'Home',
} as const;
