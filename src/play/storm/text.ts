import { STORM } from '../../../machines/core/storm';

const answers = (right: number): string => (right === 1 ? '1 right answer' : `${right} right answers`);

export const text = {
  title: 'A class against the storm',
  rules: [
    `${STORM.stretches} right answers bring the ship over the sea.`,
    'After a wrong one the storm comes nearer, and you see why it was wrong. There is no clock, and nobody can lose.',
  ],
  voyage: 'This voyage is called',
  sameForAll: 'Another class that types these two words is asked the same.',
  other: 'The words of another class',
  take: 'Take these',
  unknown: 'These are not the two words of a voyage. Look at them once more.',
  start: 'Set sail',
  alone: 'One player',
  sea: (right: number, near: number): string =>
    `The ship has sailed ${right} of ${STORM.stretches} stretches. ${near === 0 ? 'The storm is far away.' : near < STORM.steps ? 'The storm is near.' : 'The storm is above the ship.'}`,
  of: `of ${STORM.stretches}`,
  over: 'Over the sea!',
  ashore: 'Back in harbour',
  reached: (right: number): string => (right === 0 ? 'The ship waits for you.' : `The class found ${answers(right)}.`),
  learnt: (wrong: number): string =>
    wrong === 0
      ? 'The storm stayed far away.'
      : wrong === 1
        ? 'You looked at 1 mistake.'
        : `You looked at ${wrong} mistakes.`,
  again: 'Sail again',
  menu: 'Main Menu',
  home: 'Home',
} as const;
