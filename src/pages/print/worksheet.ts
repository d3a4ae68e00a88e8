/* What a worksheet contains: its questions, in how many versions, and on how many pages. */
import { calculateAnswer, type Operation } from '../../../machines/core/arithmetic';
import { seededRandom, shuffle } from '../../../machines/core/random';
import { findFact, type Skill } from '../../../machines/learning/skills';
import type { Paper, PaperQuestion, PaperRoom, PaperSettings } from '../../play/paper/paper';
import { sumOnPaper } from '../../play/paper/sum-on-paper';

/** The formats of paper. */
export const SIZES = ['a4', 'letter'] as const;
export type PaperSize = (typeof SIZES)[number];

export const VERSIONS = ['A', 'B', 'C', 'D'] as const;
export type Version = (typeof VERSIONS)[number];

/** How questions are laid out: columns, and the number of rows that fit on a page of A4 and of Letter. */
export const ROOMS: Readonly<Record<PaperRoom, { readonly columns: number; readonly rows: number }>> = {
  sum: { columns: 3, rows: 12 },
  sentence: { columns: 2, rows: 9 },
  picture: { columns: 2, rows: 4 },
  puzzle: { columns: 2, rows: 3 },
};

const MAX_PAGES = 4;
const COUNTS = [10, 20, 30, 40, 60, 80, 100] as const;

export const pageSize = (room: PaperRoom): number => ROOMS[room].columns * ROOMS[room].rows;

/** The numbers of questions to choose from, which fill one to four pages. */
export const countsFor = (room: PaperRoom): readonly number[] =>
  COUNTS.filter((count) => count <= MAX_PAGES * pageSize(room));

/** The questions of a game, as its rounds ask them. If a seed has too few, the next seeds follow. */
export const questionsOf = (
  { perSeed = Number.POSITIVE_INFINITY, questionAt }: Paper,
  seed: number,
  settings: PaperSettings,
  count: number,
): readonly PaperQuestion[] =>
  Array.from({ length: count }, (_, index) => {
    const later = Math.floor(index / perSeed);
    return questionAt(seed + later, settings, later === 0 ? index : index - later * perSeed);
  });

/** Each fact in both orders, again and again, with no fact twice in a row of as many as there are. */
export function questionsOfFacts(skills: readonly Skill[], seed: number, count: number): readonly PaperQuestion[] {
  const facts = skills.flatMap((skill) => findFact(skill) ?? []);
  if (facts.length === 0) return [];
  return Array.from({ length: count }, (_, index) => {
    const turn = Math.floor(index / facts.length);
    const order = shuffle(seededRandom(seed, 'paper', turn), facts);
    const { operation, small, large } = order[index % facts.length]!;
    const [one, other] = turn % 2 === 0 ? [small, large] : [large, small];
    const sum = { first: firstOf(operation, one, other), operation, second: other };
    return sumOnPaper({ ...sum, answer: calculateAnswer(sum) });
  });
}

function firstOf(operation: Operation, one: number, other: number): number {
  if (operation === '÷') return one * other;
  return operation === '−' ? one + other : one;
}

/** The same questions for each version, in another order for each but the first. */
export const inOrderOf = <Question extends PaperQuestion>(
  version: Version,
  questions: readonly Question[],
  seed: number,
): readonly Question[] =>
  version === 'A' ? questions : shuffle(seededRandom(seed, 'paper version', version), questions);

/** As few pages as hold all questions, filled evenly, row by row. */
export function pagesOf<Item>(items: readonly Item[], room: PaperRoom): readonly (readonly Item[])[] {
  const { columns } = ROOMS[room];
  const pages = Math.ceil(items.length / pageSize(room));
  const perPage = Math.ceil(items.length / pages / columns) * columns;
  return Array.from({ length: pages }, (_, page) => items.slice(page * perPage, (page + 1) * perPage));
}
