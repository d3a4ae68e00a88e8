import { getShortestPaths } from '@xstate/graph';
import { describe, expect, it } from 'vitest';
import { LEVEL_IDS } from '../../../machines/arithmetic-hero/levels';
import { practiceMachine } from '../../../machines/arithmetic-hero/practice';
import { problemAt } from '../../../machines/arithmetic-hero/problems';
import { stateName } from '../../../machines/core/state-name';
import { upTo } from '../../helpers/seeds';
import { practiceRound, WRONG } from './helpers/rounds';

type Practice = ReturnType<typeof practiceRound>;
const number = ({ context }: Practice) => context().problem.number;

describe('Practice', () => {
  it("starts with the level's first sum and empty counters, and waits forever", () => {
    const game = practiceRound({ level: 2, seed: 9 });
    game.clock.advance(10_000_000);
    expect([game.state(), ...game.counters()]).toEqual(['asking', 0, 0, 0]);
    const settings = { seed: 9, time: 'normal', hasPowerUps: false } as const;
    expect(game.context().problem).toEqual(problemAt(settings, { level: 2 }, 0));
  });

  it.each(LEVEL_IDS)('never shows a power-up on level %i', (level) => {
    const game = practiceRound({ level });
    const powerUps = upTo(100).map(() => {
      game.round.send({ type: 'NEXT' });
      return game.context().problem.powerUp;
    });
    expect(powerUps.filter((powerUp) => powerUp !== null)).toEqual([]);
  });

  it.each(['normal', 'longer', 'none'] as const)(
    'shows the next sum a second after a correct answer, time %s',
    (time) => {
      const game = practiceRound({ time });
      game.solve();
      expect([game.state(), number(game), ...game.counters()]).toEqual(['correct', 0, 1, 0, 1]);
      game.clock.advance(999);
      expect([game.state(), number(game)]).toEqual(['correct', 0]);
      game.clock.advance(1);
      expect([game.state(), number(game)]).toEqual(['asking', 1]);
    },
  );

  it('counts a correct answer once, however often it is given', () => {
    const game = practiceRound();
    game.solve();
    game.solve();
    game.answer(WRONG);
    expect(game.counters()).toEqual([1, 0, 1]);
  });
});

describe('A mistake in practice', () => {
  it('ends the streak and waits for a second try or Next', () => {
    const game = practiceRound();
    game.solve();
    game.clock.advance(1000);
    game.answer(WRONG);
    game.clock.advance(10_000_000);
    expect([game.state(), number(game), ...game.counters()]).toEqual(['wrong', 1, 1, 1, 0]);
    game.round.send({ type: 'NEXT' });
    expect([game.state(), number(game), ...game.counters()]).toEqual(['asking', 2, 1, 1, 0]);
  });

  it('allows any number of further tries without counting them', () => {
    const game = practiceRound();
    for (const _ of upTo(5)) game.answer(WRONG);
    expect([game.state(), ...game.counters()]).toEqual(['wrong', 0, 1, 0]);
    game.solve();
    expect([game.state(), game.context().solved, ...game.counters()]).toEqual(['correct', 0, 0, 1, 0]);
    game.clock.advance(1000);
    expect([game.state(), number(game)]).toEqual(['asking', 1]);
  });
});

describe('A new problem', () => {
  it('appears immediately when asked for, without counting anything', () => {
    const game = practiceRound();
    game.round.send({ type: 'NEXT' });
    expect([game.state(), number(game), ...game.counters()]).toEqual(['asking', 1, 0, 0, 0]);
  });

  it('ignores a choice for the previous one', () => {
    const game = practiceRound();
    game.round.send({ type: 'NEXT' });
    game.round.send({ type: 'ANSWER', given: { value: WRONG, to: 0 } });
    game.round.send({ type: 'ANSWER', given: { value: game.context().problem.answer, to: 0 } });
    expect([game.state(), ...game.counters()]).toEqual(['asking', 0, 0, 0]);
  });
});

describe('The settings tab', () => {
  it.each([
    ['asking', () => {}],
    ['wrong', (game: Practice) => game.answer(WRONG)],
    ['correct', (game: Practice) => game.solve()],
  ] as const)('opens while %s, and resets counters and streak on the way back to a new sum', (state, lead) => {
    const game = practiceRound();
    game.solve();
    game.clock.advance(1000);
    lead(game);
    expect(game.state()).toBe(state);
    game.round.send({ type: 'OPEN_SETTINGS' });
    game.clock.advance(60_000);
    const before = number(game);
    expect(game.state()).toBe('settings');
    game.round.send({ type: 'OPEN_PRACTICE' });
    expect([game.state(), ...game.counters()]).toEqual(['asking', 0, 0, 0]);
    expect(number(game)).toBe(before + 1);
  });

  it('keeps the totals', () => {
    const game = practiceRound();
    game.solve();
    game.round.send({ type: 'OPEN_SETTINGS' });
    game.round.send({ type: 'OPEN_PRACTICE' });
    game.solve();
    expect([game.context().solved, game.context().correct]).toEqual([2, 1]);
  });

  it('is the only place to switch between typing and choosing', () => {
    const game = practiceRound({ answers: 'type' });
    game.round.send({ type: 'CHOOSE_ANSWERS', answers: 'choice' });
    expect(game.context().answers).toBe('type');
    game.round.send({ type: 'OPEN_SETTINGS' });
    game.round.send({ type: 'CHOOSE_ANSWERS', answers: 'choice' });
    game.round.send({ type: 'OPEN_PRACTICE' });
    expect(game.context().answers).toBe('choice');
  });
});

describe('Practice of missed sums', () => {
  const settings = { seed: 3, time: 'normal', hasPowerUps: false } as const;
  const missed = [5, 2, 9].map((index) => problemAt(settings, { level: 1 }, index));
  const practising = () => practiceRound({ missed });

  it('asks each missed sum once, in order, and ends with those not solved on the first try', () => {
    const game = practising();
    const asked = missed.map((_, index) => {
      const { problem } = game.context();
      if (index === 1) game.answer(WRONG);
      game.solve();
      game.clock.advance(1000);
      return problem;
    });
    expect(asked).toEqual(missed);
    expect([game.round.getSnapshot().status, game.round.getSnapshot().output]).toEqual(['done', [missed[1]]]);
  });

  it('can be skipped sum by sum, and ended', () => {
    const [passing, ending] = [practising(), practising()];
    passing.answer(WRONG);
    for (const _ of missed) passing.round.send({ type: 'NEXT' });
    ending.solve();
    ending.round.send({ type: 'END_ROUND' });
    expect([passing, ending].map(({ round }) => round.getSnapshot().output)).toEqual([missed, missed.slice(1)]);
  });

  it('does not have settings, and endless practice cannot be ended', () => {
    const game = practising();
    game.round.send({ type: 'OPEN_SETTINGS' });
    const free = practiceRound();
    free.round.send({ type: 'END_ROUND' });
    expect([game.state(), free.state()]).toEqual(['asking', 'asking']);
  });
});

describe('The state chart of practice', () => {
  it('reaches all of its four states', () => {
    const input = { seed: 1, level: 1, answers: 'type', time: 'normal', missed: null } as const;
    const { answer } = practiceRound().context().problem;
    const paths = getShortestPaths(practiceMachine, {
      input,
      events: [
        { type: 'ANSWER', given: { value: answer, to: 0 } },
        { type: 'ANSWER', given: { value: WRONG, to: 0 } },
        { type: 'OPEN_SETTINGS' },
        { type: 'OPEN_PRACTICE' },
      ],
      serializeState: ({ value }) => stateName(value),
    });
    const reached = paths.map(({ state, steps }) => `${stateName(state.value)} in ${steps.length - 1}`);
    expect(reached.toSorted()).toEqual(['asking in 0', 'correct in 1', 'settings in 1', 'wrong in 1']);
  });
});
