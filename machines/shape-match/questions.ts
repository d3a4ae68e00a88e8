import { type Random, randomBoolean, seededRandom, shuffle } from '../core/random';
import { type DrawnShape, type Pool, SPECIFIED } from './pools';
import {
  CATEGORIES,
  type Category,
  type Difficulty,
  difficultyAfter,
  type QuestionType,
  RULES,
  type Settings,
  SHAPE_IDS,
  SHAPES,
  type ShapeId,
} from './rules';

/** An option: a shape, a number of sides, or a group. */
export type Choice = ShapeId | number | Category;

interface Asked {
  /** Its index in the round, from 0. */
  readonly number: number;
  readonly difficulty: Difficulty;
  /** The shape that the question is about. The history compares questions by type and shape. */
  readonly shape: ShapeId;
  /** The shapes drawn, from left to right: the shape itself and, in a comparison, the other one. */
  readonly drawn: readonly DrawnShape[];
  /** Options with different values and labels, in random order; exactly one of them is the answer. */
  readonly choices: readonly Choice[];
  readonly answer: Choice;
}

export type Question =
  | (Asked & { readonly type: 'name' | 'sides' })
  /** `listed`: the shapes that describe the two groups, all with different numbers of sides. */
  | (Asked & { readonly type: 'category'; readonly listed: readonly ShapeId[] })
  | (Asked & { readonly type: 'comparison'; readonly partner: ShapeId; readonly asks: 'more' | 'fewer' });

/** The questions asked since the history was last cleared, in order. */
export type History = readonly HistoryEntry[];

/** A question as the history stores it. */
export interface HistoryEntry {
  readonly type: QuestionType;
  readonly shape: ShapeId;
  readonly partner?: ShapeId;
}

const toHistoryEntry = (question: Question): HistoryEntry => ({
  type: question.type,
  shape: question.shape,
  ...(question.type === 'comparison' && { partner: question.partner }),
});

const isSame = (one: HistoryEntry, other: HistoryEntry): boolean =>
  one.type === other.type && one.shape === other.shape;

/** Everything that can be asked on this difficulty. */
const allOf = ({ types, shapes }: Pool, difficulty: Difficulty): readonly HistoryEntry[] =>
  types(difficulty).flatMap((type) => shapes(difficulty).map((shape) => ({ type, shape })));

/** The questions that can be asked next, and the history to add to, which is empty if the old one had to be cleared. */
function unaskedFor(pool: Pool, difficulty: Difficulty, history: History) {
  const all = allOf(pool, difficulty);
  const unasked = all.filter((one) => !history.some((other) => isSame(one, other)));
  if (unasked.length > 0 && history.length <= RULES.longestHistory) return { unasked, recent: history };
  const last = history.at(-1);
  return { unasked: all.filter((one) => last === undefined || !isSame(one, last)), recent: [] };
}

/** On hard, the advanced shapes are asked first. */
function preferred(difficulty: Difficulty, unasked: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const advanced = unasked.filter(({ shape }) => SHAPES[shape].category === 'advanced');
  return difficulty === 'hard' && advanced.length > 0 ? advanced : unasked;
}

/** A question, and the history that includes it. */
export interface QuestionDraw {
  readonly question: Question;
  readonly history: History;
}

/** Question `number` of the round with this seed, on this difficulty, given everything in the history. */
export function nextQuestion(
  seed: number,
  number: number,
  difficulty: Difficulty,
  history: History,
  pool: Pool = SPECIFIED,
): QuestionDraw {
  const random = seededRandom(seed, 'question', number, difficulty);
  const { unasked, recent } = unaskedFor(pool, difficulty, history);
  // The type is drawn first, so that all types appear about equally often while they have questions left.
  const candidates = shuffle(random, preferred(difficulty, unasked));
  const [type] = shuffle(random, new Set(candidates.map((one) => one.type)));
  const { shape } = candidates.find((one) => one.type === type)!;
  const asked = { number, difficulty, shape, pool };
  const question = type === 'comparison' ? comparison(random, asked, recent) : ofOne(random, asked, type!);
  return { question, history: [...recent, toHistoryEntry(question)] };
}

/**
 * Question `number` of a round. It replays the round from the start, because each question depends on the earlier ones.
 */
export function questionAt(seed: number, settings: Settings, number: number, pool: Pool = SPECIFIED): Question {
  let drawing = nextQuestion(seed, 0, settings.difficulty, [], pool);
  for (let next = 1; next <= number; next++)
    drawing = nextQuestion(seed, next, difficultyAfter(settings.difficulty, next), drawing.history, pool);
  return drawing.question;
}

interface About extends Pick<Asked, 'number' | 'difficulty' | 'shape'> {
  readonly pool: Pool;
}

function ofOne(random: Random, of: About, type: Exclude<QuestionType, 'comparison'>): Question {
  const { pool, ...about } = of;
  const { shape, difficulty } = about;
  const drawn = [pool.draw(random, shape, difficulty)];
  switch (type) {
    case 'name':
      return { ...about, type, drawn, choices: namesFor(random, of), answer: shape };
    case 'sides':
      return { ...about, type, drawn, choices: sidesFor(random, shape), answer: SHAPES[shape].sides };
    case 'category':
      return {
        ...about,
        type,
        drawn,
        choices: shuffle(random, CATEGORIES),
        answer: SHAPES[shape].category,
        listed: listedFor(shape),
      };
  }
}

const sidesOfShape = (shape: ShapeId): number => SHAPES[shape].sides;

/** The shape and three others, all with different numbers of sides. */
function namesFor(random: Random, { shape, difficulty, pool }: About): readonly ShapeId[] {
  const names: ShapeId[] = [shape];
  for (const other of shuffle(random, pool.shapes(difficulty))) {
    const isFree = names.every((name) => sidesOfShape(name) !== sidesOfShape(other));
    if (isFree && names.length < RULES.nameChoices) names.push(other);
  }
  return shuffle(random, names);
}

/** All shapes in order, without the diamond, or without the square if the question is about the diamond. */
function listedFor(asked: ShapeId): readonly ShapeId[] {
  const leftOut = asked === 'diamond' ? 'square' : 'diamond';
  return SHAPE_IDS.filter((shape) => shape !== leftOut);
}

/** The number of sides and three other numbers. One of them is a neighbour, as if one side was miscounted. */
function sidesFor(random: Random, shape: ShapeId): readonly number[] {
  const { sides } = SHAPES[shape];
  const pool: readonly number[] = RULES.sidesPool;
  const index = pool.indexOf(sides);
  const near = shuffle(random, [index - 1, index + 1]).flatMap((beside) => pool[beside] ?? []);
  const wrong = new Set([...near.slice(0, 1), ...shuffle(random, pool)]);
  wrong.delete(sides);
  return shuffle(random, [sides, ...[...wrong].slice(0, RULES.sidesChoices - 1)]);
}

/**
 * A shape next to another one with a different number of sides; the answer is the one with more sides, or with fewer.
 */
function comparison(random: Random, { pool, ...about }: About, history: History): Question {
  const { shape, difficulty } = about;
  const others = shuffle(random, pool.shapes(difficulty)).filter(
    (other) => sidesOfShape(other) !== sidesOfShape(shape),
  );
  const wasComparedWith = (other: ShapeId): boolean =>
    history.some((one) => one.shape === other && one.partner === shape);
  const partner = others.find((other) => !wasComparedWith(other)) ?? others[0]!;
  const asks = randomBoolean(random, 1 / 2) ? 'more' : 'fewer';
  const choices = shuffle(random, [shape, partner]);
  const hasMore = sidesOfShape(shape) > sidesOfShape(partner);
  return {
    ...about,
    type: 'comparison',
    partner,
    asks,
    drawn: choices.map((one) => pool.draw(random, one, difficulty)),
    choices,
    answer: hasMore === (asks === 'more') ? shape : partner,
  };
}
