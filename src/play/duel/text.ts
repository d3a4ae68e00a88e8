import { DUEL, type Player } from '../../../machines/core/duel';

/** Players are named after the colours of their heroes. */
export const NAMES: Readonly<Record<Player, string>> = { 1: 'Blue', 2: 'Orange' };

const marks = (count: number): string => (count === 1 ? '1 mark' : `${count} marks`);

export const text = {
  players: 'Two players',
  rules: [
    'Both are asked the same. Each right answer pulls the parcel one mark to your side.',
    'A mistake pauses your half for a second: look at it, then go on.',
  ],
  keys: 'Keys',
  ahead: 'Who begins 3 marks ahead?',
  start: 'Start',
  one: 'One player',
  again: 'Play again',
  menu: 'Main Menu',
  home: 'Home',
  turn: 'Turn the upper half round',
  round: 'Both halves',
  /** `rope` counts marks on the first player's side. */
  rope: (rope: number): string =>
    rope === 0
      ? 'The parcel is in the middle'
      : `The parcel is ${marks(Math.abs(rope))} on the side of ${NAMES[rope > 0 ? 1 : 2]}`,
  together: (right: number): string => (right === 1 ? 'right answer together' : 'right answers together'),
  each: (right: number): string => (right === 1 ? '1 right answer' : `${right} right answers`),
  parcel: (rope: number): string => {
    if (rope === 0) return 'The parcel stayed in the middle.';
    const name = NAMES[rope > 0 ? 1 : 2];
    return Math.abs(rope) >= DUEL.marks
      ? `${name} pulled the parcel all the way.`
      : `The parcel ended ${marks(Math.abs(rope))} on the side of ${name}.`;
  },
} as const;
