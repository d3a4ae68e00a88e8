/* Simulated children play rounds of a game, beginning with their first, as its page deals them. */
import { type AnyStateMachine, createActor } from 'xstate';
import { algebraAdventureMachine } from '../../../machines/algebra-adventure/machine';
import { GameClock } from '../../../machines/core/clock';
import type { QuestionAnswered } from '../../../machines/core/events';
import { pickOne, type Random, randomBoolean, randomInteger, seededRandom } from '../../../machines/core/random';
import type { GameSession } from '../../../machines/core/session';
import { fractionSimplifyMachine } from '../../../machines/fraction-simplify/machine';
import { type Memory, NO_MEMORY, remember } from '../../../machines/learning/memory';
import { newMix } from '../../../machines/learning/mix';
import { mathFactsMachine } from '../../../machines/math-facts/machine';
import { moneyCounterMachine } from '../../../machines/money-counter/machine';
import { timeMasterMachine } from '../../../machines/time-master/machine';
import { GAMES } from '../../../src/catalogue';
import { findStair } from '../../../src/play/result/stairs';
import { chanceOf, type GrowingPupil, HARDNESS, type Hardness } from './growing-pupil';

interface Asked {
  readonly question: never;
  readonly given: unknown;
}

type Session = GameSession<{ readonly difficulty: string }, Asked>;

interface PlayedGame {
  readonly machine: AnyStateMachine;
  readonly settings?: Readonly<Record<string, string>>;
  readonly hardness: (question: never) => Hardness;
  readonly right: (question: never) => unknown;
  readonly wrong: (question: never) => unknown;
}

const answerOf = ({ answer }: { readonly answer: number }): number => answer;
const wrongChoice = ({ answer, choices }: { readonly answer: number; readonly choices: readonly number[] }) =>
  choices.find((choice) => choice !== answer);

export type GuidedGame = keyof typeof HARDNESS;

/** The games whose difficulty follows a child. */
const GUIDED_GAMES: Readonly<Record<GuidedGame, PlayedGame>> = {
  'fraction-simplify': {
    machine: fractionSimplifyMachine,
    hardness: HARDNESS['fraction-simplify'],
    right: ({ result }: { readonly result: unknown }) => result,
    wrong: () => ({ numerator: 99, denominator: 1 }),
  },
  'time-master': { machine: timeMasterMachine, hardness: HARDNESS['time-master'], right: answerOf, wrong: () => -1 },
  'money-counter': {
    machine: moneyCounterMachine,
    hardness: HARDNESS['money-counter'],
    right: answerOf,
    wrong: () => -1,
  },
  'algebra-adventure': {
    machine: algebraAdventureMachine,
    settings: { mode: 'findX' },
    hardness: HARDNESS['algebra-adventure'],
    right: answerOf,
    wrong: wrongChoice,
  },
  'math-facts': {
    machine: mathFactsMachine,
    settings: { mode: 'addition' },
    hardness: HARDNESS['math-facts'],
    right: answerOf,
    wrong: () => -1,
  },
};
export const GUIDED_IDS = Object.keys(GUIDED_GAMES) as readonly GuidedGame[];

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

/** As the site is now, or as it was: every round is easy unless the child chooses otherwise. */
export type Site = 'stairs' | 'before';

const CHILD = {
  /** Answers after which a child ends a round that has no end. */
  maxAnswers: 10,
  /** How often the big button of a result is pressed, and how often a child chooses any difficulty. */
  presses: 0.7,
  whim: 0.1,
  day: 20_000,
} as const;

export interface PlayedRound {
  /** The chance that the child answers each question. */
  readonly chances: readonly number[];
  readonly answers: readonly boolean[];
  /** The school year in which each question is taught. */
  readonly years: readonly number[];
  /** How many examples were shown. */
  readonly examples: number;
  readonly difficulty: string;
  /** The difficulty that a round which looked for it has found; null for any other round. */
  readonly found: string | null;
}

interface Playing {
  readonly id: GuidedGame;
  readonly pupil: GrowingPupil;
  readonly seed: number;
  readonly rounds: number;
  readonly site: Site;
}

/** Plays rounds of one game without a clock. */
export function playFirstRounds({ id, pupil, seed, rounds, site }: Playing): readonly PlayedRound[] {
  const { machine, settings = {}, hardness, right, wrong } = GUIDED_GAMES[id];
  const game = GAMES.find((one) => one.id === id)!;
  const random = seededRandom(seed, 'child', id);
  const clock = new GameClock();
  let memory: Memory = NO_MEMORY;
  const nextMix = (guide: 'usual' | 'found') => (site === 'stairs' ? newMix(memory, null, guide) : null);
  const actor = createActor(machine, {
    input: {
      seed: randomSeed(random),
      mix: nextMix('usual'),
      settings: { ...settings, difficulty: 'easy', time: 'none' },
      bests: {},
      startsAtOnce: true,
      clock,
    },
    clock,
  });
  actor.on('*', (event) => {
    if (event.type === 'answered') memory = rememberAnswer(memory, event);
  });
  const now = (): Session => actor.getSnapshot().context;
  actor.start();
  const played: PlayedRound[] = [];
  /** The difficulty to go back to after a round on a whim. */
  let before: string | null = null;
  while (played.length < rounds) {
    played.push(playRound());
    const { hasFoundDifficulty } = now();
    const stair = site === 'stairs' && before === null ? findStair(game, now(), game.questions) : null;
    if (before !== null) {
      choose(before);
      before = null;
    } else if (randomBoolean(random, CHILD.whim)) {
      before = now().nextSettings.difficulty;
      choose(pickOne(random, DIFFICULTIES));
    } else if (stair !== null && !randomBoolean(random, CHILD.presses)) choose(now().settings.difficulty);
    else if (stair !== null && !stair.isFound) choose(stair.difficulty);
    const isFound = hasFoundDifficulty === true && now().hasFoundDifficulty === true;
    actor.send({ type: 'START', seed: randomSeed(random), mix: nextMix(isFound ? 'found' : 'usual') });
  }
  return played;

  function choose(difficulty: string): void {
    actor.send({ type: 'CHOOSE', chosen: { difficulty } });
  }

  function playRound(): PlayedRound {
    const chances: number[] = [];
    const answers: boolean[] = [];
    const years: number[] = [];
    let examples = 0;
    const { difficulty } = now().settings;
    while (!actor.getSnapshot().hasTag('result') && answers.length < CHILD.maxAnswers) {
      // After an example.
      if (now().waiting !== undefined) {
        examples++;
        actor.send({ type: 'NEXT' });
      }
      const { question } = now().round;
      const hardnessNow = hardness(question);
      const chance = chanceOf(pupil.ability, hardnessNow);
      years.push(hardnessNow.year);
      const isCorrect = random() < chance;
      chances.push(chance);
      answers.push(isCorrect);
      actor.send({ type: 'ANSWER', answer: isCorrect ? right(question) : wrong(question) });
      clock.advance(2500);
      actor.send({ type: 'NEXT' });
    }
    actor.send({ type: 'END_ROUND' });
    const { hasFoundDifficulty, nextSettings } = now();
    return {
      chances,
      answers,
      years,
      examples,
      difficulty,
      found: hasFoundDifficulty === true ? nextSettings.difficulty : null,
    };
  }
}

/** The chances that a child answers the questions of some rounds with this difficulty, as a link asks for it. */
export function chancesAt(id: GuidedGame, pupil: GrowingPupil, difficulty: string): readonly number[] {
  const { machine, settings = {}, hardness } = GUIDED_GAMES[id];
  return Array.from({ length: 40 }, (_, seed) => {
    const clock = new GameClock();
    const input = {
      seed,
      mix: null,
      settings: { ...settings, difficulty, time: 'none' },
      bests: {},
      startsAtOnce: true,
    };
    const actor = createActor(machine, { input: { ...input, clock }, clock }).start();
    const { question } = (actor.getSnapshot().context as Session).round;
    actor.stop();
    return chanceOf(pupil.ability, hardness(question));
  });
}

const randomSeed = (random: Random): number => randomInteger(random, 0, 2 ** 32 - 1);

const rememberAnswer = (memory: Memory, { practisedSkill, verdict }: QuestionAnswered): Memory =>
  remember(memory, {
    skill: practisedSkill.skill,
    isCorrect: verdict === 'right',
    ms: null,
    by: 'keys',
    digits: practisedSkill.digits,
    time: 'none',
    day: CHILD.day,
  });
