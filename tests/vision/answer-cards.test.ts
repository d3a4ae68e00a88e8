import { describe, expect, it } from 'vitest';
import { type Random, seededRandom, shuffle } from '../../machines/core/random';
import {
  answersOf,
  countVotes,
  findCards,
  findDuplicateCards,
  type HeldCard,
  LETTERS,
  type Letter,
  MAX_CARDS,
  NO_VOTES,
} from '../../src/vision/answer-cards';
import { createMarkerFinder } from '../../src/vision/markers';
import { SLOW_TEST } from '../helpers/property-runs';
import { indicesUpTo } from '../helpers/seeds';
import { type DrawnCard, drawClass } from './drawn-pictures';

const CHILDREN = 30;
const VIEW = { width: 1920, height: 1080, sides: [30, 60] } as const;
const SCENES = 12;
const PICTURES = 4;

const randomLetter = (random: Random): Letter => LETTERS[Math.floor(random() * LETTERS.length)]!;

/** Children with cards of their own, who hold up the same answers in several pictures. Some scenes mostly agree. */
const scenes = indicesUpTo(SCENES).map((scene) => {
  const random = seededRandom(11, 'scene', scene);
  const cards = shuffle(
    random,
    indicesUpTo(MAX_CARDS).map((index) => index + 1),
  ).slice(0, CHILDREN);
  const agreement = scene / SCENES;
  const favourite = randomLetter(random);
  const drawn: readonly DrawnCard[] = cards.map((card) => ({
    card,
    letter: random() < agreement ? favourite : randomLetter(random),
  }));
  const find = createMarkerFinder();
  const pictures = indicesUpTo(PICTURES).map(() => findCards(find(drawClass(random, drawn, VIEW))));
  return { drawn, pictures };
});

describe('Cards held up by a class', SLOW_TEST, () => {
  it('are never read as another card or another answer', () => {
    const wrong = scenes.flatMap(({ drawn, pictures }) =>
      pictures.flat().filter(({ card, letter }) => {
        const own = drawn.find((one) => one.card === card);
        return own === undefined || (letter !== null && letter !== own.letter);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('are read in nearly every single picture', () => {
    const read = scenes.flatMap(({ pictures }) => pictures.map((held) => held.length));
    expect(read.reduce((sum, count) => sum + count, 0) / (read.length * CHILDREN)).toBeGreaterThan(0.95);
  });

  it('show the three most missed questions of 200 classes as they are', () => {
    const QUESTIONS = 10;
    const wrong = indicesUpTo(200).filter((classroom) => {
      const random = seededRandom(5, 'class', classroom);
      const missed = indicesUpTo(QUESTIONS).map(() => {
        const { drawn, pictures } = scenes[Math.floor(random() * SCENES)]!;
        const right = randomLetter(random);
        const votes = [...pictures, ...pictures].reduce(countVotes, NO_VOTES);
        return {
          read: answersOf(votes).filter(([, letter]) => letter !== right).length,
          true: drawn.filter(({ letter }) => letter !== right).length,
        };
      });
      const top = (kind: 'read' | 'true') =>
        missed
          .map((counts, question) => ({ question, count: counts[kind] }))
          .toSorted((one, other) => other.count - one.count)
          .slice(0, 3)
          .map(({ question }) => question);
      return top('read').join() !== top('true').join();
    });
    expect(wrong).toEqual([]);
  });
});

const held = (card: number, letter: Letter | null): HeldCard => ({ card, letter, centre: { x: 0, y: 0 } });

describe('The answer of a card', () => {
  it('counts once it is the same in three pictures in a row', () => {
    const two = [[held(7, 'A')], [held(7, 'A')]].reduce(countVotes, NO_VOTES);
    expect(answersOf(two)).toEqual([]);
    expect(answersOf(countVotes(two, [held(7, 'A')]))).toEqual([[7, 'A']]);
  });

  it('is the later one if a child turns the card and holds it still', () => {
    const turns = ['A', 'A', 'A', 'B', 'A', 'C', 'C', 'C'] as const;
    expect(answersOf(turns.map((letter) => [held(7, letter)]).reduce(countVotes, NO_VOTES))).toEqual([[7, 'C']]);
  });

  it('stays while the card is being turned or is hidden', () => {
    const pictures = [[held(7, 'B')], [held(7, 'B')], [held(7, 'B')], [held(7, null)], [], [held(7, 'D')]];
    expect(answersOf(pictures.reduce(countVotes, NO_VOTES))).toEqual([[7, 'B']]);
  });

  it('does not count while two cards with the number are held up, which are reported', () => {
    const pictures = indicesUpTo(4).map(() => [held(7, 'B'), held(7, 'C'), held(8, 'A')]);
    const votes = pictures.reduce(countVotes, NO_VOTES);
    expect([answersOf(votes), findDuplicateCards(votes)]).toEqual([[[8, 'A']], [7]]);
  });
});
