/* A whole game on its own clock, as the tests of machines, scenes and screens play it. */

import { GameClock } from '../../machines/core/clock';
import type { PersonalBestReached, QuestionAnswered } from '../../machines/core/events';
import type { PersonalBests } from '../../machines/core/personal-bests';
import type { QuestionEvent } from '../../machines/core/question-rules';
import type { GameInput } from '../../machines/core/session';
import { formatStateName, type StateValue } from '../../machines/core/state-name';
import type { Mix } from '../../machines/learning/mix';

/** The part of an actor that tests use to play it. */
interface Playable<Snapshot, Event, Emitted> {
  getSnapshot(): Snapshot;
  send(event: Event): void;
  on(type: '*', listener: (emitted: Emitted) => void): unknown;
  subscribe(listener: () => void): unknown;
  start(): unknown;
}

interface Standing {
  readonly value: StateValue;
  readonly context: unknown;
}

const isAnswered = (emitted: { readonly type: string }): emitted is QuestionAnswered => emitted.type === 'answered';
const isBest = (emitted: { readonly type: string }): emitted is PersonalBestReached => emitted.type === 'bestReached';

/** Starts a machine and records the events that it emits. */
export function machineHarness<
  Actor,
  Snapshot extends Standing,
  Event extends { readonly type: string },
  Emitted extends { readonly type: string },
>(clock: GameClock, game: Actor & Playable<Snapshot, Event, Emitted>) {
  const reached: PersonalBestReached[] = [];
  const answered: QuestionAnswered[] = [];
  let events: Emitted[] = [];
  let step: 'open' | 'over' = 'over';
  game.on('*', (event) => {
    if (isBest(event)) {
      reached.push(event);
      return;
    }
    if (isAnswered(event)) {
      answered.push(event);
      return;
    }
    if (step === 'over') events = [];
    step = 'open';
    events.push(event);
  });
  game.subscribe(() => {
    step = 'over';
  });
  game.start();
  return {
    game,
    clock,
    /** New best scores for the page to store. */
    reached,
    /** Answers for the memory to record. */
    answered,
    /** The events of the last step that emitted any, without `bestReached` and `answered`. */
    last: (): readonly Emitted[] => events,
    /** The types of those events. */
    said: () => events.map(({ type }) => type),
    context: (): Snapshot['context'] => game.getSnapshot().context,
    state: () => formatStateName(game.getSnapshot().value),
    send: (event: Event) => game.send(event),
    advance: (ms: number) => clock.advance(ms),
  };
}

/** Options for opening a game; by default it opens in a round. */
export interface StartOptions<Settings> {
  readonly settings: Settings;
  readonly seed?: number | undefined;
  /** For a round that is mixed for one child. */
  readonly mix?: Mix | undefined;
  readonly bests?: PersonalBests | undefined;
  readonly startsAtOnce?: boolean | undefined;
  readonly questions?: number | undefined;
}

/**
 * A test's actions in a question game: a right answer, a wrong answer, and continuing to the next
 * question.
 */
interface Ways<Context, Answer> {
  readonly solve: (answer: (value: Answer) => void, now: () => Context) => void;
  readonly fail: (answer: (value: Answer) => void, now: () => Context) => void;
  /** The time that an answer is shown before the next question or before Next can be pressed. */
  readonly feedbackMs: number;
}

/** A game that uses the chart of all question games. */
export function gameHarness<
  Settings,
  Actor,
  Snapshot extends { readonly value: StateValue; readonly context: { readonly round: unknown } },
  Answer,
  Emitted extends { readonly type: string },
>(
  { settings, seed = 1, mix, bests = {}, startsAtOnce = true, questions }: StartOptions<Settings>,
  open: (options: {
    clock: GameClock;
    input: GameInput<Settings>;
  }) => Actor & Playable<Snapshot, QuestionEvent<Settings, Answer>, Emitted>,
  ways: Ways<Snapshot['context'], Answer>,
) {
  const clock = new GameClock();
  const input = { seed, mix: mix ?? null, settings, bests, startsAtOnce, clock, questions };
  const harness = machineHarness<Actor, Snapshot, QuestionEvent<Settings, Answer>, Emitted>(
    clock,
    open({ clock, input }),
  );
  const answer = (value: Answer) => harness.send({ type: 'ANSWER', answer: value });
  const solve = () => ways.solve(answer, harness.context);
  const fail = () => ways.fail(answer, harness.context);
  /** Continues to the next question or the result, with any time setting. */
  const goOn = () => {
    clock.advance(ways.feedbackMs);
    harness.send({ type: 'NEXT' });
  };
  const many = (count: number, act: () => void) => {
    for (let done = 0; done < count; done++) {
      act();
      goOn();
    }
  };
  return {
    ...harness,
    round: (): Snapshot['context']['round'] => harness.context().round,
    answer,
    solve,
    fail,
    goOn,
    next: () => harness.send({ type: 'NEXT' }),
    many,
    /** Answers after `ms` and continues. */
    take: (verdict: 'right' | 'wrong', ms = 0) => {
      clock.advance(ms);
      if (verdict === 'right') solve();
      else fail();
      goOn();
    },
    solveMany: (count: number) => many(count, solve),
    failMany: (count: number) => many(count, fail),
  };
}
