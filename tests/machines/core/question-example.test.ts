/* "Show me first": an example before a skill that a child has never met. */
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { algebraAdventureMachine } from '../../../machines/algebra-adventure/machine';
import { GameClock } from '../../../machines/core/clock';
import { fractionBasicsMachine } from '../../../machines/fraction-basics/machine';
import { fractionSimplifyMachine } from '../../../machines/fraction-simplify/machine';
import { type Memory, NO_MEMORY } from '../../../machines/learning/memory';
import { createRepeatMix, type Mix, newMix } from '../../../machines/learning/mix';
import { mathFactsMachine } from '../../../machines/math-facts/machine';
import { moneyCounterMachine } from '../../../machines/money-counter/machine';
import { shapeMatchMachine } from '../../../machines/shape-match/machine';
import { timeMasterMachine } from '../../../machines/time-master/machine';
import { createMemory } from '../../helpers/memories';
import { indicesUpTo } from '../../helpers/seeds';

interface Played {
  readonly machine: AnyStateMachine;
  readonly settings: object;
}

const EASY = { difficulty: 'easy', time: 'normal' };
const GAMES: Readonly<Record<string, Played>> = {
  'fraction-basics': { machine: fractionBasicsMachine, settings: { type: 'all' } },
  'fraction-simplify': { machine: fractionSimplifyMachine, settings: EASY },
  'money-counter': { machine: moneyCounterMachine, settings: EASY },
  'time-master': { machine: timeMasterMachine, settings: { ...EASY, type: 'all' } },
  'shape-match': { machine: shapeMatchMachine, settings: { difficulty: 'easy' } },
  'algebra-adventure': { machine: algebraAdventureMachine, settings: { ...EASY, mode: 'findX' } },
};
const IDS = Object.keys(GAMES);

function open(id: string, mix: Mix | null, seed = 1) {
  const { machine, settings } = GAMES[id]!;
  const clock = new GameClock();
  const actor = createActor(machine, { input: { seed, mix, settings, bests: {}, startsAtOnce: true, clock }, clock });
  const events: string[] = [];
  actor.on('*', ({ type }) => events.push(type));
  actor.start();
  return {
    actor,
    clock,
    events,
    context: () => actor.getSnapshot().context,
    isExample: () => actor.getSnapshot().context.waiting !== undefined,
    next: () => actor.send({ type: 'NEXT' }),
  };
}

const forChild = (memory: Memory = NO_MEMORY) => newMix(memory, null, 'usual');

/** Answers a round correctly. Returns the skills that had examples. */
const answerAll = (id: string, memory: Memory) => {
  const game = open(id, forChild(memory));
  const shown: string[] = [];
  for (let steps = 0; steps < 60 && !game.actor.getSnapshot().hasTag('result'); steps++) {
    const { round, mix } = game.context();
    if (game.isExample()) shown.push(mix.asked.at(-1).practised.skill);
    else game.actor.send({ type: 'ANSWER', answer: round.question.answer ?? round.question.result });
    game.clock.advance(2000);
    game.next();
  }
  return shown;
};

describe('The first question of a skill that is new to a child', () => {
  it.each(IDS)('comes after another question of that skill, which is solved and counts for nothing: %s', (id) => {
    for (const seed of indicesUpTo(20)) {
      const game = open(id, forChild(), seed);
      expect(game.isExample()).toBe(true);
      const { round, waiting, tally, timeline } = game.context();
      expect(round.given).not.toBeNull();
      expect(round.question).not.toEqual(waiting.round.question);
      expect([tally.answers, timeline, round.score, game.events]).toEqual([0, [], 0, []]);
      game.next();
      expect([game.isExample(), game.context().round.given, game.events]).toEqual([false, null, ['asked']]);
      expect(game.context().round.question).toEqual(waiting.round.question);
    }
  });

  it('does not use up game time or thinking time while its example is shown', () => {
    const game = open('money-counter', forChild());
    game.clock.advance(50_000);
    expect(game.context().roundSecondsLeft).toBe(180);
    game.next();
    game.clock.advance(2000);
    expect([game.context().roundSecondsLeft, game.context().questionSecondsLeft]).toEqual([178, 58]);
    game.actor.send({ type: 'ANSWER', answer: game.context().round.question.answer });
    expect(game.context().timeline).toEqual([{ atMs: 2000, isCorrect: true }]);
  });

  it('replaces its example when the round ends, so that the result has no mistake', () => {
    const game = open('money-counter', forChild());
    game.actor.send({ type: 'END_ROUND' });
    expect([game.context().round.entries, game.context().waiting]).toEqual([[], undefined]);
  });
});

describe('A round', () => {
  it.each(['fraction-simplify', 'money-counter', 'time-master'])(
    'shows at most three examples, each for a different skill: %s',
    (id) => {
      const shown = answerAll(id, NO_MEMORY);
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.length).toBeLessThanOrEqual(3);
      expect(new Set(shown).size).toBe(shown.length);
    },
  );

  it('shows no example for a skill that was asked before, or that an earlier version stored as a whole', () => {
    const known = createMemory(
      { 'money.count': 'r', 'money.change': 'm', 'money.add': 'r', 'money.compare': 'r' },
      20_000,
    );
    expect(answerAll('money-counter', known)).toEqual([]);
  });

  it.each([
    ['a seed', null],
    ['a difficulty in a link', newMix(NO_MEMORY)],
    ['a friend', createRepeatMix([0, 0, 0], 'usual')],
  ] as const)('of %s has none', (_, mix) => {
    for (const id of IDS) expect(open(id, mix).isExample()).toBe(false);
  });

  it('about facts has none', () => {
    const clock = new GameClock();
    const settings = { mode: 'addition', ...EASY };
    const input = { seed: 1, mix: forChild(), settings, bests: {}, startsAtOnce: true, clock } as never;
    expect(createActor(mathFactsMachine, { input, clock }).start().getSnapshot().context.waiting).toBeUndefined();
  });
});
