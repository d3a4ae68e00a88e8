/* Cards with which children answer A, B, C or D: the side that is held up decides. */
import type { Marker, Point } from './markers';

export const LETTERS = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof LETTERS)[number];

/** Cards are numbered from 1, and a card's number is the id of its marker. */
export const MAX_CARDS = 40;

export interface HeldCard {
  readonly card: number;
  /** Null while the card is between two turns. */
  readonly letter: Letter | null;
  readonly centre: Point;
}

/** How far a card can be turned from upright, in degrees, to still count. */
const MAX_TILT = 33;

const middleOf = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** The cards among the markers of a picture. */
export const findCards = (markers: readonly Marker[]): readonly HeldCard[] =>
  markers
    .filter(({ id }) => id >= 1 && id <= MAX_CARDS)
    .map(({ id, corners: [first, second, third, fourth] }) => {
      const centre = middleOf(middleOf(first, third), middleOf(second, fourth));
      // The sides of the marker clockwise from its top, which has the letter A.
      const sides = [
        middleOf(first, second),
        middleOf(second, third),
        middleOf(third, fourth),
        middleOf(fourth, first),
      ];
      const upright = sides.findIndex(({ x, y }) => {
        const degrees = (Math.atan2(Math.abs(x - centre.x), centre.y - y) * 180) / Math.PI;
        return degrees <= MAX_TILT;
      });
      return { card: id, letter: LETTERS[upright] ?? null, centre };
    });

interface Vote {
  /** The answer that counts; null until there is one. */
  readonly letter: Letter | null;
  /** The letter in the latest pictures, and in how many in a row. */
  readonly seen: Letter | null;
  readonly times: number;
}

export interface Votes {
  readonly cards: ReadonlyMap<number, Vote>;
  /** Cards that were in one picture twice, with the number of such pictures. */
  readonly twice: ReadonlyMap<number, number>;
}

export const NO_VOTES: Votes = { cards: new Map(), twice: new Map() };

/** An answer counts once its card has shown it in this many consecutive sightings. */
export const STABLE_PICTURES = 3;

const NO_VOTE: Vote = { letter: null, seen: null, times: 0 };

/** The votes after another picture. A later answer replaces an earlier one once it is stable. */
export function countVotes({ cards, twice }: Votes, held: readonly HeldCard[]): Votes {
  const [next, doubled] = [new Map(cards), new Map(twice)];
  for (const { card, letter } of held) {
    if (held.filter((one) => one.card === card).length > 1) {
      doubled.set(card, (twice.get(card) ?? 0) + 1);
      continue;
    }
    const vote = cards.get(card) ?? NO_VOTE;
    const times = letter !== null && letter === vote.seen ? vote.times + 1 : 1;
    const isStable = letter !== null && times >= STABLE_PICTURES;
    next.set(card, { letter: isStable ? letter : vote.letter, seen: letter, times });
  }
  return { cards: next, twice: doubled };
}

/** The answers that count, by card, in order. */
export const answersOf = ({ cards }: Votes): readonly (readonly [card: number, letter: Letter])[] =>
  [...cards]
    .flatMap(([card, { letter }]) => (letter === null ? [] : [[card, letter] as const]))
    .sort(([one], [other]) => one - other);

/** The numbers of cards that were seen twice in enough pictures to rule out a reflection or a misreading. */
export const findDuplicateCards = ({ twice }: Votes): readonly number[] =>
  [...twice].flatMap(([card, times]) => (times >= STABLE_PICTURES ? [card] : [])).sort((one, other) => one - other);
