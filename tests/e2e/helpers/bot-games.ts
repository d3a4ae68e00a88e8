import { fractionText } from '../../../machines/core/fraction';
import type { TimeSetting } from '../../../machines/core/time-setting';
import { answerTo as algebraAnswer } from './algebra-adventure';
import type { Answer } from './bot-hands';
import type { Sight } from './bot-sight';
import { answerTo as fractionAnswer } from './fraction-basics';
import { resultOf } from './fraction-simplify';
import { missingIn } from './math-warp';
import { centsFor, dollars } from './money-counter';
import { answerTo as shapeAnswer } from './shape-match';
import { shown, answerTo as sumAnswer } from './sums';
import { placesMaking, placesOver } from './target-takedown';
import { answerTo as timeAnswer, wrongFor } from './time-master';
import { solutionOf } from './times-tables';

export type Verdict = 'right' | 'wrong';

/** One round of a game, from its menu to its end. */
export interface BotRound {
  readonly time: TimeSetting;
  /** What else is chosen in the menu, by the names of the choices. */
  readonly chosen?: readonly RegExp[];
  /** A button that stands between the menu and the first question. */
  readonly begin?: string;
  readonly answers: readonly Verdict[];
  /**
   * How it ends after these answers: by the last of them, by its clock or what falls, by the pause card, by a button in
   * play, or not at all, so that its player goes back to the menu.
   */
  readonly end: 'answer' | 'time' | 'pause' | 'End game' | 'Back to Menu';
}

/** A game as the bots know it: what its buttons are called, and how its answers are worked out from what is seen. */
export interface BotGame {
  readonly id: string;
  /** The state of the menu, and the button that starts a round there; null where the page opens with a question. */
  readonly menu: { readonly state: string; readonly start: string } | null;
  readonly over: string;
  /** What leads from the result to another round, and to the menu. */
  readonly again: string;
  readonly toMenu: string | null;
  /** What the figure of that name counts: answers, if nothing is said. */
  readonly streak?: 'of puzzles';
  readonly rounds: { readonly keyboard: readonly BotRound[]; readonly touch: readonly BotRound[] };
  readonly answer: (sight: Sight, verdict: Verdict) => Answer;
}

const typed = (text: string): Answer => ({ kind: 'typed', text });

/** The choice that is right, or the first that is not, by what the right one says. */
function chosen({ choices, question }: Sight, verdict: Verdict, isRight: (text: string) => boolean): Answer {
  const place = choices.findIndex(({ text, isOpen }) => isOpen && isRight(text) === (verdict === 'right'));
  if (place < 0) throw new Error(`No ${verdict} choice for "${question}"`);
  return { kind: 'chosen', places: [place] };
}

/** An answer that is chosen where there are choices, and typed where there are none. */
const given = (sight: Sight, verdict: Verdict, right: string, wrong: string): Answer =>
  sight.choices.length > 0
    ? chosen(sight, verdict, (text) => text === right)
    : typed(verdict === 'right' ? right : wrong);

const sum = (sight: Sight, verdict: Verdict): Answer => {
  const answer = sumAnswer(sight.question);
  return given(sight, verdict, shown(answer), shown(answer + 1));
};

const RIGHT = 'right';
const WRONG = 'wrong';
const times = (count: number, verdict: Verdict): readonly Verdict[] => Array.from({ length: count }, () => verdict);
/** So many questions, the second of them answered wrong. */
const WHOLE = (count: number): readonly Verdict[] => [RIGHT, WRONG, ...times(count - 2, RIGHT)];
const SOME = [RIGHT, WRONG, RIGHT] as const;

/** The same rounds by keyboard and by touch. */
const both = (...rounds: readonly BotRound[]): BotGame['rounds'] => ({ keyboard: rounds, touch: rounds });

/** A round in each time setting and difficulty, which its last answer ends. */
const quiz = (count: number): BotGame['rounds'] =>
  both(
    { time: 'normal', chosen: [/^Easy/], answers: WHOLE(count), end: 'answer' },
    { time: 'longer', chosen: [/^Medium/], answers: WHOLE(count), end: 'answer' },
    { time: 'none', chosen: [/^Hard/], answers: WHOLE(count), end: 'answer' },
  );

/** Rounds that their player ends, where time plays no part. */
const UNTIMED = both({ time: 'normal', answers: [...SOME, RIGHT, RIGHT], end: 'pause' });

/** Three lives, in three modes. */
const threeLives = (...modes: readonly (readonly RegExp[])[]): BotGame['rounds'] =>
  both(
    ...(['normal', 'longer', 'none'] as const).map((time, place) => ({
      time,
      chosen: modes[place] ?? [],
      answers: [RIGHT, WRONG, RIGHT, WRONG, WRONG] as const,
      end: 'answer' as const,
    })),
  );

export const BOT_GAMES: readonly BotGame[] = [
  {
    id: 'algebra-adventure',
    menu: { state: 'menu', start: '🚀 Start Adventure!' },
    over: 'gameOver',
    again: '🔄 Play Again',
    toMenu: 'Main Menu',
    rounds: threeLives([/^Find x/, /^Easy/], [/^Balance/, /^Medium/], [/^Substitute/, /^Hard/]),
    answer: (sight, verdict) => chosen(sight, verdict, (text) => Number(text) === algebraAnswer(sight.question)),
  },
  {
    id: 'arithmetic-hero',
    menu: { state: 'menu', start: 'Start Game' },
    over: 'gameover',
    again: 'Play Again',
    toMenu: 'Main Menu',
    rounds: {
      keyboard: [
        { time: 'normal', chosen: [/Arcade/], answers: SOME, end: 'time' },
        { time: 'longer', chosen: [/Challenge/], begin: 'Begin Challenge', answers: SOME, end: 'time' },
        { time: 'none', chosen: [/Practice/, /^choose$/], answers: SOME, end: 'Back to Menu' },
        { time: 'none', chosen: [/Arcade/], answers: SOME, end: 'pause' },
      ],
      touch: [
        { time: 'normal', chosen: [/Challenge/, /^choose$/], begin: 'Begin Challenge', answers: SOME, end: 'time' },
        { time: 'longer', chosen: [/Arcade/], answers: SOME, end: 'time' },
        { time: 'none', chosen: [/^type$/], answers: times(10, WRONG), end: 'answer' },
        { time: 'none', chosen: [/Practice/], answers: SOME, end: 'Back to Menu' },
      ],
    },
    answer: sum,
  },
  {
    id: 'fraction-basics',
    menu: null,
    over: 'finished',
    again: '🔄 Play Again',
    toMenu: null,
    rounds: UNTIMED,
    answer: ({ question }, verdict) => typed(verdict === 'right' ? fractionAnswer(question) : '1/500'),
  },
  {
    id: 'fraction-simplify',
    menu: { state: 'menu', start: 'Start Game' },
    over: 'finished',
    again: 'Play Again',
    toMenu: 'Main Menu',
    rounds: {
      keyboard: quiz(10).keyboard,
      // A fraction takes five taps and more: one round is played through.
      touch: quiz(10).touch.map((round) =>
        round.time === 'longer' ? round : { ...round, answers: SOME, end: 'pause' },
      ),
    },
    answer: ({ question }, verdict) => typed(verdict === 'right' ? fractionText(resultOf(question)) : '99/1'),
  },
  {
    id: 'math-facts',
    menu: { state: 'menu', start: 'Start Race' },
    over: 'done',
    again: '🔄 Race Again',
    toMenu: 'Main Menu',
    rounds: both(
      { time: 'normal', chosen: [/^Subtraction/], answers: SOME, end: 'time' },
      { time: 'longer', chosen: [/^Multiplication/], answers: SOME, end: 'time' },
      { time: 'none', chosen: [/^Mixed/, /^Hard/], answers: SOME, end: 'pause' },
    ),
    answer: sum,
  },
  {
    id: 'math-warp',
    menu: { state: 'menu', start: 'Launch into space' },
    over: 'gameOver',
    again: 'Warp Again',
    toMenu: 'Return to Base',
    rounds: threeLives(),
    answer: (sight, verdict) => chosen(sight, verdict, (text) => Number(text) === missingIn(sight.question)),
  },
  {
    id: 'mental-maths',
    menu: { state: 'idle', start: 'Start Challenge' },
    over: 'completed',
    again: 'Try Again',
    toMenu: 'Main Menu',
    rounds: {
      keyboard: [
        { time: 'normal', answers: WHOLE(25), end: 'answer' },
        { time: 'longer', answers: SOME, end: 'pause' },
        { time: 'none', answers: WHOLE(25), end: 'answer' },
      ],
      touch: [
        { time: 'normal', answers: SOME, end: 'pause' },
        { time: 'longer', answers: WHOLE(25), end: 'answer' },
        { time: 'none', answers: SOME, end: 'pause' },
      ],
    },
    answer: sum,
  },
  {
    id: 'money-counter',
    menu: { state: 'menu', start: 'Start' },
    over: 'finished',
    again: 'Play Again',
    toMenu: 'Main Menu',
    rounds: quiz(10),
    answer: (sight, verdict) => {
      const cents = centsFor(sight.question);
      const [right, wrong] = [dollars(cents), dollars(cents + 1)];
      return sight.choices.length > 0
        ? given(sight, verdict, right, wrong)
        : typed((verdict === RIGHT ? right : wrong).slice(1));
    },
  },
  {
    id: 'shape-match',
    menu: null,
    over: 'finished',
    again: '🔄 Play Again',
    toMenu: null,
    rounds: UNTIMED,
    answer: (sight, verdict) => {
      const answer = shapeAnswer({ ...sight, choices: sight.choices.map(({ text }) => text) });
      return chosen(sight, verdict, (text) => text === answer || text.startsWith(`${answer}:`));
    },
  },
  {
    id: 'target-takedown',
    menu: { state: 'menu', start: '🚀 START GAME' },
    over: 'gameOver',
    again: '🔄 Play Again',
    toMenu: '🏠 Main Menu',
    rounds: both(
      { time: 'normal', chosen: [/^Classic/], answers: [RIGHT, WRONG], end: 'time' },
      { time: 'longer', chosen: [/^Survival/], answers: [RIGHT, WRONG, WRONG, WRONG], end: 'answer' },
      { time: 'none', chosen: [/^Chill/], answers: [WRONG, RIGHT], end: 'End game' },
    ),
    answer: ({ question, choices }, verdict) => {
      const target = Number(/^Make (\d+)$/.exec(question)?.[1]);
      const numbers = choices.map(({ text }) => Number(text));
      return { kind: 'chosen', places: (verdict === RIGHT ? placesMaking : placesOver)(target, numbers) ?? [] };
    },
  },
  {
    id: 'time-master',
    menu: { state: 'menu', start: 'Start' },
    over: 'finished',
    again: 'Play Again',
    toMenu: 'Main Menu',
    rounds: quiz(10),
    answer: (sight, verdict) => {
      const answer = timeAnswer(sight.question);
      return given(sight, verdict, answer, wrongFor(answer));
    },
  },
  {
    id: 'times-tables',
    menu: null,
    over: 'completed',
    again: 'New Puzzle',
    toMenu: null,
    streak: 'of puzzles',
    rounds: both(
      ...(['normal', 'longer', 'none'] as const).map((time) => ({
        time,
        answers: [WRONG, RIGHT] as const,
        end: 'answer' as const,
      })),
    ),
    answer: ({ question, state }, verdict) => {
      const rows = [...question.matchAll(/Row \d+: ([\d, ]+)/g)].map(([, row = '']) => row.split(',').map(Number));
      const { column, row } = solutionOf(rows.flat());
      const factors = [...column, ...row];
      const last = factors.at(-1) ?? 0;
      // The last factor alone was wrong before.
      if (state === 'playing') return typed(`⌫${last}`);
      return typed([...factors.slice(0, -1), verdict === RIGHT ? last : (last % 9) + 1].join(','));
    },
  },
];
