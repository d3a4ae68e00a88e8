import { DUEL, type Player } from '../../../../machines/core/duel';
import { plural } from '../../../locale/grammar';

/** Players are named after the colours of their heroes. */
export const PLAYER_NAMES: Readonly<Record<Player, string>> = { 1: 'Blue', 2: 'Orange' };

const marks = (count: number): string => plural(count, '1 mark', `${count} marks`);

export const text = {
  players: 'Two players',
  rules: [
    'You both get the same questions. Each right answer pulls the parcel your way.',
    'Get one wrong and your side pauses for a second, so you can look at it.',
  ],
  keys: 'Keys',
  ahead: 'Who gets a head start of 3 marks?',
  start: 'Start',
  one: 'One player',
  again: 'Play again',
  menu: 'Main Menu',
  home: 'Home',
  turn: 'Turn the top half round',
  /** `rope` is the number of marks towards the first player's side. */
  rope: (rope: number): string =>
    rope === 0
      ? 'The parcel is in the middle'
      : `The parcel is ${marks(Math.abs(rope))} on ${PLAYER_NAMES[rope > 0 ? 1 : 2]}'s side`,
  together: (right: number): string => plural(right, 'right answer between you', 'right answers between you'),
  nothing: 'No right answers this time. Have another go!',
  each: (right: number): string => plural(right, '1 right answer', `${right} right answers`),
  parcel: (rope: number): string => {
    if (rope === 0) return 'The parcel stayed in the middle.';
    const name = PLAYER_NAMES[rope > 0 ? 1 : 2];
    return Math.abs(rope) >= DUEL.marks
      ? `${name} pulled the parcel all the way.`
      : `The parcel ended ${marks(Math.abs(rope))} on ${name}'s side.`;
  },
} as const;
