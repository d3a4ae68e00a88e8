import { describe, expect, it } from 'vitest';
import { LEVEL_IDS } from '../../../machines/arithmetic-hero/levels';
import { problemAt } from '../../../machines/arithmetic-hero/problems';
import { indicesUpTo } from '../../helpers/seeds';
import { heroGame, WRONG } from './helpers/game';
import { practiceRound } from './helpers/rounds';

type Practice = ReturnType<typeof practiceRound>;
const number = ({ askedNow }: Practice) => askedNow()?.number ?? Number.NaN;
const counters = ({ battle }: Practice) => [battle().solved, battle().wrong, battle().streak.now];

describe('Practice', () => {
  it("starts with the level's first sum and empty counters, and waits forever", () => {
    const game = practiceRound({ level: 2, seed: 9 });
    game.advance(10_000_000);
    expect([game.state(), ...counters(game)]).toEqual(['asking', 0, 0, 0]);
    const settings = { seed: 9, time: 'normal', hasPowerUps: false } as const;
    expect(game.askedNow()).toEqual(problemAt(settings, { level: 2 }, 0));
  });

  it.each(LEVEL_IDS)('never shows a power-up on level %i', (level) => {
    const game = practiceRound({ level });
    const powerUps = indicesUpTo(100).map(() => {
      game.next();
      return game.askedNow()?.powerUp;
    });
    expect(powerUps.filter((powerUp) => powerUp !== null)).toEqual([]);
  });

  it.each(['normal', 'longer', 'none'] as const)(
    'shows the next sum a second after a correct answer (time: %s)',
    (time) => {
      const game = practiceRound({ time });
      game.solve();
      expect([game.state(), number(game), ...counters(game)]).toEqual(['correct', 0, 1, 0, 1]);
      game.advance(999);
      expect([game.state(), number(game)]).toEqual(['correct', 0]);
      game.advance(1);
      expect([game.state(), number(game)]).toEqual(['asking', 1]);
    },
  );

  it('counts a correct answer once, however often it is given', () => {
    const game = practiceRound();
    game.solve();
    game.solve();
    game.answer(WRONG);
    expect(counters(game)).toEqual([1, 0, 1]);
  });
});

describe('A mistake in practice', () => {
  it('ends the streak and waits for a second try or Next', () => {
    const game = practiceRound();
    game.solve();
    game.advance(1000);
    game.answer(WRONG);
    game.advance(10_000_000);
    expect([game.state(), number(game), ...counters(game)]).toEqual(['wrong', 1, 1, 1, 0]);
    game.next();
    expect([game.state(), number(game), ...counters(game)]).toEqual(['asking', 2, 1, 1, 0]);
  });

  it('allows any number of further tries without counting them', () => {
    const game = practiceRound();
    for (const _ of indicesUpTo(5)) game.answer(WRONG);
    expect([game.state(), ...counters(game)]).toEqual(['wrong', 0, 1, 0]);
    game.solve();
    expect([game.state(), ...counters(game)]).toEqual(['correct', 0, 1, 0]);
    game.advance(1000);
    expect([game.state(), number(game)]).toEqual(['asking', 1]);
  });
});

describe('A new problem', () => {
  it('appears immediately when asked for, without counting anything', () => {
    const game = practiceRound();
    game.next();
    expect([game.state(), number(game), ...counters(game)]).toEqual(['asking', 1, 0, 0, 0]);
  });

  it('ignores a choice for the previous one', () => {
    const game = practiceRound();
    game.next();
    game.answer(WRONG, 0);
    game.answer(game.askedNow()?.answer ?? WRONG, 0);
    expect([game.state(), ...counters(game)]).toEqual(['asking', 0, 0, 0]);
  });
});

describe('The settings tab', () => {
  it.each([
    ['asking', () => {}],
    ['wrong', (game: Practice) => game.answer(WRONG)],
    ['correct', (game: Practice) => game.solve()],
  ] as const)('opens while %s, and resets the counters and the streak on the way back to a new sum', (state, lead) => {
    const game = practiceRound();
    game.solve();
    game.advance(1000);
    lead(game);
    expect(game.state()).toBe(state);
    game.send({ type: 'OPEN_SETTINGS' });
    game.advance(60_000);
    const before = number(game);
    expect(game.state()).toBe('settings');
    game.send({ type: 'OPEN_PRACTICE' });
    expect([game.state(), ...counters(game)]).toEqual(['asking', 0, 0, 0]);
    expect(number(game)).toBe(before + 1);
  });

  it('is the only place to switch between typing and choosing', () => {
    const game = practiceRound({ answers: 'type' });
    game.send({ type: 'CHOOSE_ANSWERS', answers: 'choice' });
    expect(game.context().answers).toBe('type');
    game.send({ type: 'OPEN_SETTINGS' });
    game.send({ type: 'CHOOSE_ANSWERS', answers: 'choice' });
    game.send({ type: 'OPEN_PRACTICE' });
    expect(game.context().answers).toBe('choice');
  });
});

/** Practice of three sums that were missed in a round without a clock, and the sums. */
function practising() {
  const game = heroGame({ time: 'none', startsAtOnce: true });
  const missed = indicesUpTo(3).map(() => {
    const problem = game.askedNow();
    game.fail();
    game.next();
    return problem;
  });
  game.endRound();
  game.send({ type: 'PRACTISE' });
  return { game, missed };
}

describe('Practice of missed sums', () => {
  it('asks each missed sum once, in order, and ends with those not solved on the first try', () => {
    const { game, missed } = practising();
    const asked = missed.map((_, index) => {
      const problem = game.askedNow();
      if (index === 1) game.fail();
      game.solve();
      game.advance(1000);
      return problem;
    });
    expect(asked).toEqual(missed);
    expect([game.state(), game.context().missed]).toEqual(['gameover', [missed[1]]]);
  });

  it('can be skipped sum by sum, or ended early', () => {
    const [passing, ending] = [practising(), practising()];
    passing.game.fail();
    for (const _ of passing.missed) passing.game.next();
    ending.game.solve();
    ending.game.endRound();
    expect([passing, ending].map(({ game }) => [game.state(), game.context().missed])).toEqual([
      ['gameover', passing.missed],
      ['gameover', ending.missed.slice(1)],
    ]);
  });

  it('has no settings; endless practice, by contrast, cannot be ended', () => {
    const { game } = practising();
    game.send({ type: 'OPEN_SETTINGS' });
    const free = practiceRound();
    free.endRound();
    expect([game.state(), free.state()]).toEqual(['playing.practice.asking', 'asking']);
  });
});
