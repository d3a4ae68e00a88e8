/* Random walks through a whole game: any event at any time, including events that a screen would
   not offer, and any wait. All invariants must hold after each step, and it must be possible to
   go back at the end. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GameClock } from '../../machines/core/clock';
import { getPersonalBest, updatePersonalBests } from '../../machines/core/personal-bests';
import type { GameEvent, GameSession } from '../../machines/core/session';
import type { Streak } from '../../machines/core/streak';
import { TIME_FACTOR, type TimeSetting } from '../../machines/core/time-setting';
import { propertyRuns, SLOW_TEST } from './property-runs';

/** One action by the player, the page or another tab, or just the passing of time. */
export interface Step<Game> {
  readonly name: string;
  readonly run: (game: Game) => void;
}

/** Steps, and their frequency relative to the others. */
export interface WeightedStep<Game> {
  readonly weight: number;
  readonly arbitrary: fc.Arbitrary<Step<Game>>;
}

/** A step that a counterexample shows by its name. */
export const namedStep = <Game>(name: string, run: Step<Game>['run']): Step<Game> & fc.WithToStringMethod => ({
  name,
  run,
  [fc.toStringMethod]: () => name,
});

/** A step that is always the same. */
export const fixedStep = <Game>(weight: number, name: string, run: Step<Game>['run']): WeightedStep<Game> => ({
  weight,
  arbitrary: fc.constant(namedStep(name, run)),
});

/** Events that are sent unchanged. */
export const eventSteps = <Event>(
  weight: number,
  events: fc.Arbitrary<Event>,
): WeightedStep<{ readonly send: (event: Event) => void }> => ({
  weight,
  arbitrary: events.map((event) => namedStep(JSON.stringify(event), (game) => game.send(event))),
});

/** Answers that do not belong to any particular question. */
export const answerSteps = <Answer>(
  weight: number,
  given: fc.Arbitrary<Answer>,
): WeightedStep<{ readonly answer: (answer: Answer) => void }> => ({
  weight,
  arbitrary: given.map((answer) => namedStep(`answer ${JSON.stringify(answer)}`, (game) => game.answer(answer))),
});

interface Clocked {
  readonly clock: GameClock;
}

/** Short waits, waits as long as a round, and these exact waits; also pausing and resuming. */
export const waitSteps = (
  weight: number,
  longestMs: number,
  ...exactMs: readonly number[]
): readonly WeightedStep<Clocked>[] => [
  {
    weight,
    arbitrary: fc
      .oneof(
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 0, max: longestMs }),
        fc.constantFrom(0, 1, ...exactMs),
      )
      .map((ms) => namedStep(`wait ${ms}`, ({ clock }) => clock.advance(ms))),
  },
  fixedStep(1, 'pause', ({ clock }) => clock.pause()),
  fixedStep(1, 'resume', ({ clock }) => clock.resume()),
];

interface SessionRound {
  readonly score: number;
  readonly streak: Streak;
}

/** The part of a question game that a walk uses. */
interface Session<Settings> extends Clocked {
  readonly context: () => GameSession<Settings, SessionRound>;
  readonly send: (event: GameEvent<Settings>) => void;
  readonly solve: () => void;
  readonly fail: () => void;
  readonly goOn: () => void;
}

const seeds = fc.nat(1000);

/** The steps of every question game. Another tab sets best scores for the given kind of round. */
export const sessionSteps = <Settings>(
  chosen: fc.Arbitrary<Partial<Settings>>,
  kind: string,
): readonly WeightedStep<Session<Settings>>[] => [
  fixedStep(9, 'solve', (game) => game.solve()),
  fixedStep(3, 'fail', (game) => game.fail()),
  fixedStep(4, 'go on', (game) => game.goOn()),
  eventSteps(3, fc.constant({ type: 'NEXT' } as const)),
  eventSteps(1, fc.constantFrom({ type: 'END_ROUND' } as const, { type: 'BACK_TO_MENU' } as const)),
  eventSteps(
    3,
    seeds.map((seed) => ({ type: 'START', seed }) as const),
  ),
  eventSteps(
    1,
    seeds.map((seed) => ({ type: 'RESET', seed }) as const),
  ),
  eventSteps(1, fc.record({ type: fc.constant('CHOOSE' as const), chosen, seed: seeds })),
  {
    weight: 1,
    arbitrary: fc.nat(500).map((score) =>
      namedStep(`elsewhere ${score}`, (game) => {
        const bests = updatePersonalBests(game.context().bests, kind, { score, streak: 2 });
        game.send({ type: 'BESTS_ELSEWHERE', bests });
      }),
    ),
  },
];

/** Invariants by name, and whether they hold. */
export type Invariants = Readonly<Record<string, boolean>>;

const isInLimit = (secondsLeft: number | null, limit: number | null, time: TimeSetting | undefined): boolean => {
  const factor = time === undefined ? null : TIME_FACTOR[time];
  if (limit === null || factor === null) return secondsLeft === null;
  return Number.isInteger(secondsLeft) && secondsLeft !== null && secondsLeft >= 0 && secondsLeft <= limit * factor;
};

interface SessionLaw<Settings> {
  /** The prefixes of the states of the menu, the round and the result. */
  readonly menu?: string;
  readonly playing: string;
  readonly result: string;
  /** Time limits in seconds at the normal time setting; none by default. */
  readonly round?: number | null;
  readonly question?: number | null;
  readonly getRoundKind: (settings: Settings) => string;
}

/** The invariants of every question game. */
export function sessionInvariants<Settings extends { readonly time?: TimeSetting }>(
  { state, context }: { readonly state: () => string; readonly context: () => GameSession<Settings, SessionRound> },
  law: SessionLaw<Settings>,
): Invariants {
  const { round, roundSecondsLeft, questionSecondsLeft, settings, bests, isNewBest } = context();
  const { score, streak } = round;
  const best = getPersonalBest(bests, law.getRoundKind(settings));
  // In the menu the settings can differ from those of the finished round.
  const isMenu = state() === law.menu;
  return {
    score: Number.isInteger(score) && score >= 0,
    streak: streak.now >= 0 && streak.now <= streak.longest,
    'round seconds': isMenu || isInLimit(roundSecondsLeft, law.round ?? null, settings.time),
    'question seconds': isMenu || isInLimit(questionSecondsLeft, law.question ?? null, settings.time),
    state: new RegExp(`^(?:${law.menu ?? law.result}|${law.result}|${law.playing})$`).test(state()),
    'new best': isMenu || state() === law.result || !isNewBest,
    stored: isMenu || (best.score >= score && best.streak >= streak.longest),
  };
}

/** A game for random walks. */
interface Walked<Options, Game> {
  readonly options: fc.Arbitrary<Options>;
  readonly open: (options: Options) => Game;
  readonly steps: readonly WeightedStep<Game>[];
  readonly maxSteps?: number;
  /** The invariants. */
  readonly rules: (game: Game) => Invariants;
  /** The ways back, which must work at the end of every walk, and the state that each leads to. */
  readonly back: readonly (readonly [way: (game: Game) => void, state: string])[];
}

interface Walkable extends Clocked {
  readonly game: { subscribe(listener: () => void): unknown };
  readonly state: () => string;
  readonly context: () => unknown;
}

/**
 * Takes 200 random walks through a game, and checks that the invariants hold and the ways back
 * work.
 */
export function itKeepsInvariantsOnRandomWalks<Options, Game extends Walkable>(walked: Walked<Options, Game>): void {
  const { options, open, steps, maxSteps = 80, rules, back } = walked;
  const broken = (game: Game): readonly string[] =>
    Object.entries(rules(game)).flatMap(([name, holds]) => (holds ? [] : [`${name} in ${game.state()}`]));
  const walks = fc.record({
    opened: options,
    taken: fc.array(fc.oneof(...steps), { minLength: 5, maxLength: maxSteps, size: 'max' }),
  });
  it('keeps its invariants on any walk, and can always go back', SLOW_TEST, () => {
    fc.assert(
      fc.property(walks, ({ opened, taken }) => {
        const game = open(opened);
        const found: string[] = [...broken(game)];
        game.game.subscribe(() => {
          found.push(...broken(game));
        });
        for (const { run } of taken) run(game);
        game.clock.resume();
        const ends = back.map(([way]) => {
          way(game);
          return game.state();
        });
        expect([...found, ...ends]).toEqual(back.map(([, state]) => state));
      }),
      propertyRuns(200),
    );
  });
}
