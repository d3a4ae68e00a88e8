/* What every game of questions does: proved once, of each of them. What is one game's own stands in its own tests. */
import { describe, expect, it } from 'vitest';
import { TIME_SETTINGS, type TimeSetting } from '../../machines/core/time-setting';
import { type Played, QUESTION_GAMES, type TimedOpening } from '../helpers/question-game';
import { upTo } from '../helpers/seeds';

const FACTOR = { normal: 1, longer: 2 } as const;
const FOR_EVER_MS = 100_000_000;

/** All that a player could see or have, and nothing of the clock itself. */
const seen = (game: Played) => ({ state: game.state(), ...game.context(), clock: null });

const machines = import.meta.glob<string>('../../machines/*/machine.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

it('Every game of questions is among those that are tried here', () => {
  const made = Object.entries(machines).filter(([, text]) => /\b(?:questionGame|timedQuiz)\b/.test(text));
  expect(QUESTION_GAMES.map(({ id }) => id)).toEqual(made.map(([path]) => path.split('/').at(-2)));
});

describe.each(QUESTION_GAMES)('$id', ({ game: rules }) => {
  const { states, limits, shownMs, lasts, lives, isTimed } = rules;
  const times: readonly TimeSetting[] = isTimed ? TIME_SETTINGS : ['normal'];
  const limited = isTimed ? (['normal', 'longer'] as const) : [];
  /** Where a round, or a question after the first, begins. */
  const first = states.lead ?? states.asking;
  const isPlaying = (game: Played) => ![states.menu, states.result].includes(game.state());

  const begin = (options: TimedOpening & object) => rules.play(options);
  const open = (options: TimedOpening & object = {}) => {
    const game = begin(options);
    if (isPlaying(game)) rules.ready?.(game);
    return game;
  };
  const onward = (game: Played, verdict: 'right' | 'wrong') => {
    game.advance(shownMs[verdict]);
    game.next();
    if (isPlaying(game)) rules.ready?.(game);
  };
  const solved = (game: Played, count = 1) => {
    for (const _ of upTo(count)) {
      game.solve();
      onward(game, 'right');
    }
    return game;
  };
  const failed = (game: Played, count = 1) => {
    for (const _ of upTo(count)) {
      game.fail();
      onward(game, 'wrong');
    }
    return game;
  };
  const kind = (time: TimeSetting = 'normal') => rules.kindOfRound(open({ time }).context().settings);

  /** A game in each of the states that a player can meet, after a right answer in all of them. */
  const situations = (time: TimeSetting, options: object = {}): Readonly<Record<string, () => Played>> => {
    const begun = () => solved(open({ seed: 4, time, ...options }));
    const after = (act: (game: Played) => void) => () => {
      const game = begun();
      act(game);
      return game;
    };
    return {
      'at the menu': after((game) => game.send({ type: 'BACK_TO_MENU' })),
      ...(states.lead !== undefined && {
        'before it can be answered': after((game) => {
          game.solve();
          game.advance(shownMs.right + 123);
        }),
      }),
      'before an answer': after((game) => game.advance(321)),
      'after a right answer': after((game) => game.solve()),
      'after a mistake': after((game) => game.fail()),
      'in the result': after((game) => game.send({ type: 'END_ROUND' })),
    };
  };
  const situationsInAll = times.flatMap((time) =>
    Object.entries(situations(time)).map(([name, lead]) => [name, time, lead] as const),
  );

  describe('the menu', () => {
    it('is where the game opens, unless a round is wanted at once', () => {
      expect([begin({ startsAtOnce: false }).state(), begin({ startsAtOnce: true }).state()]).toEqual([
        states.menu,
        first,
      ]);
    });

    it('chooses what the round is played with, by the seed of the link', () => {
      const game = begin({ startsAtOnce: false, seed: 4 });
      for (const [name, value] of Object.entries(rules.chosen))
        game.send({ type: 'CHOOSE', chosen: { [name]: value } });
      game.send({ type: 'START', seed: 99 });
      const wanted = begin({ ...rules.chosen, seed: 4 });
      expect(game.context().settings).toEqual(rules.chosen);
      expect({ ...seen(game), opensAt: null }).toEqual({ ...seen(wanted), opensAt: null });
    });

    it('is the only place to choose, but in a round where that may be', () => {
      for (const lead of Object.values(situations('normal'))) {
        const game = lead();
        if (game.state() === states.menu || (rules.isChosenInRounds === true && isPlaying(game))) continue;
        const before = seen(game);
        game.send({ type: 'CHOOSE', chosen: rules.chosen });
        expect(seen(game)).toEqual(before);
      }
    });
  });

  describe('a seed', () => {
    it('is played once, and then a fresh one each time', () => {
      const game = begin({ seed: 7, startsAtOnce: false });
      const seeds = [50, 51, 52].map((fresh, round) => {
        game.send({ type: 'START', seed: fresh });
        const { seed } = game.context();
        expect(game.round()).toEqual(begin({ seed }).round());
        game.send({ type: round > 0 ? 'END_ROUND' : 'BACK_TO_MENU' });
        return seed;
      });
      expect(seeds).toEqual([7, 51, 52]);
    });

    it('is also spent by a round that began at once', () => {
      const game = open({ seed: 7 });
      game.send({ type: 'END_ROUND' });
      game.send({ type: 'START', seed: 8 });
      expect([game.context().seed, game.context().playedSeed]).toEqual([8, 8]);
    });
  });

  describe('a new round', () => {
    it('begins with nothing of the last one', () => {
      const game = failed(solved(open(), 2));
      game.send({ type: 'END_ROUND' });
      game.send({ type: 'START', seed: 2 });
      const { bests, before, clock, opensAt, ...own } = seen(game);
      const fresh = begin({ seed: 2 });
      expect(own).toMatchObject({ ...own, round: fresh.round(), state: first, isNewBest: false });
      expect([own.roundSecondsLeft, own.questionSecondsLeft]).toEqual([
        fresh.context().roundSecondsLeft,
        fresh.context().questionSecondsLeft,
      ]);
      expect([bests, before, opensAt, clock]).toEqual([{ [kind()]: before }, before, 'round', null]);
    });

    it('is not begun in the middle of one', () => {
      const game = solved(open());
      const before = seen(game);
      game.send({ type: 'START', seed: 22 });
      expect(seen(game)).toEqual(before);
    });

    it.each(Object.keys(situations('normal')))('%s, by a reset, counts nothing and keeps the bests', (name) => {
      const game = situations('normal', rules.chosen)[name]!();
      const { bests } = game.context();
      const settings = { ...rules.chosen, ...rules.resetSettings };
      game.send({ type: 'RESET', seed: 50 });
      expect(game.context()).toMatchObject({ seed: 50, settings, isNewBest: false, bests });
      expect([game.state(), game.round()]).toEqual([first, begin({ ...settings, seed: 50 }).round()]);
    });

    it('can be followed by the menu', () => {
      const game = open();
      game.send({ type: 'END_ROUND' });
      game.send({ type: 'BACK_TO_MENU' });
      expect(game.state()).toBe(states.menu);
    });
  });

  describe('an answer', () => {
    it.each((['solve', 'fail'] as const).filter(() => states.right !== null))('is given once: %s', (verdict) => {
      const game = open();
      const counted = () => [game.round().score, game.round().streak, game.round().given];
      game[verdict]();
      const before = counted();
      game.solve();
      game.fail();
      game.advance(Math.max(0, shownMs[verdict === 'solve' ? 'right' : 'wrong'] - 1));
      game.fail();
      game.solve();
      expect(counted()).toEqual(before);
    });

    it('is told once, and so is the question after it', () => {
      const game = open();
      const question = game.last();
      expect(game.said()).toEqual(['asked']);
      game.advance(700);
      expect(game.last()).toBe(question);
      game.solve();
      expect(game.said()[0]).toBe('correct');
      onward(game, 'right');
      expect(game.said().at(-1)).toBe('asked');
      game.fail();
      expect(game.said()[0]).toBe('incorrect');
      const mistake = game.last();
      game.send({ type: 'START', seed: 4 });
      game.advance(Math.max(0, shownMs.wrong - 1));
      expect(game.last()).toBe(mistake);
      onward(game, 'wrong');
      expect(game.said().at(-1)).toBe('asked');
    });

    it('is counted, and so is whether it was right: by this the stars of a round are given', () => {
      const game = solved(failed(solved(open({ time: 'none' }), 2)));
      expect(game.context().tally).toEqual({ right: 3, answers: 4 });
      game.send({ type: 'RESET', seed: 3 });
      expect(game.context().tally).toEqual({ right: 0, answers: 0 });
    });

    it('lengthens the streak or ends it, of which the longest is kept', () => {
      const game = solved(failed(solved(open({ time: 'none' }), 3)), 2);
      expect(game.round().streak).toEqual({ now: 2, longest: 3 });
    });
  });

  describe('what waits', () => {
    it.each(times.filter((time) => !isTimed || time !== 'normal'))(
      'is the next question after a mistake, however long: time %s',
      (time) => {
        const game = open({ time });
        game.fail();
        expect(game.state()).toBe(states.wrong);
        game.advance(FOR_EVER_MS);
        expect(game.round().given?.verdict).toBe('wrong');
        game.next();
        expect([game.state(), game.round().given]).toEqual([first, null]);
      },
    );

    it.each(times.filter((time) => time === 'normal' && shownMs.wrong > 0))(
      'is nothing after a mistake with time %s',
      (time) => {
        const game = open({ time });
        game.fail();
        game.next();
        game.advance(shownMs.wrong - 1);
        expect(game.state()).toBe(states.wrong);
        game.advance(1);
        expect([game.state(), game.round().given]).toEqual([first, null]);
      },
    );

    it.each(times.filter(() => isTimed && states.right !== null))(
      'is nothing after a right answer: time %s',
      (time) => {
        const game = open({ time });
        game.solve();
        game.next();
        game.advance(shownMs.right - 1);
        expect(game.state()).toBe(states.right);
        game.advance(1);
        expect([game.state(), game.round().given]).toEqual([first, null]);
      },
    );

    it.each(isTimed ? [] : (['solve', 'fail'] as const))('is each next question without clocks: %s', (answer) => {
      const game = open();
      game[answer]();
      game.advance(FOR_EVER_MS);
      expect(game.round().given).not.toBeNull();
      game.next();
      expect([game.state(), game.round().given]).toEqual([states.asking, null]);
    });

    it('is a question that nobody answers: it cannot be skipped', () => {
      const game = open({ time: 'none' });
      const before = seen(game);
      game.next();
      expect(seen(game)).toEqual(before);
      game.advance(FOR_EVER_MS);
      expect(seen(game)).toEqual(before);
      expect([game.context().roundSecondsLeft, game.context().questionSecondsLeft]).toEqual([null, null]);
    });
  });

  describe.each([limits.question].filter((limit) => limit !== undefined))('the %i seconds of a question', (limit) => {
    it.each(limited)('is counted down, and over in the instant after its end: time %s', (time) => {
      const seconds = limit * FACTOR[time];
      const game = solved(open({ time }));
      const figures = upTo(seconds).map(() => {
        const { questionSecondsLeft } = game.context();
        game.advance(1000);
        return questionSecondsLeft;
      });
      expect(figures).toEqual(
        upTo(seconds + 1)
          .toReversed()
          .slice(0, -1),
      );
      expect([game.state(), game.context().questionSecondsLeft]).toEqual([states.asking, 0]);
      game.advance(1);
      expect([game.state(), game.said(), game.round().given?.verdict]).toEqual([states.wrong, ['timedOut'], 'timeout']);
      expect(game.round().streak).toEqual({ now: 0, longest: 1 });
      onward(game, 'wrong');
      expect([game.state(), game.context().questionSecondsLeft]).toEqual([states.asking, seconds]);
    });

    it.each(limited)('counts an answer in its very last instant, and none after it: time %s', (time) => {
      const verdicts = [0, 1].map((lateMs) =>
        (['solve', 'fail'] as const).map((answer) => {
          const game = open({ time });
          game.advance(limit * FACTOR[time] * 1000 + lateMs);
          game[answer]();
          return game.round().given?.verdict;
        }),
      );
      expect(verdicts).toEqual([
        ['right', 'wrong'],
        ['timeout', 'timeout'],
      ]);
    });

    it('stands while an answer is shown, and is whole again after it', () => {
      const game = open();
      game.advance(2000);
      game.solve();
      game.advance(shownMs.right - 1);
      expect(game.context().questionSecondsLeft).toBe(limit - 2);
      game.advance(1);
      expect(game.context().questionSecondsLeft).toBe(limit);
    });
  });

  describe.each([limits.round].filter((limit) => limit !== undefined))('the %i seconds of a round', (limit) => {
    const stepMs = (limits.question === undefined ? 5 : 0.6 * limits.question) * 1000;

    /** A round in which so much is left, and a question is open. */
    const playedTo = (time: 'normal' | 'longer', leftMs: number) => {
      const endMs = limit * FACTOR[time] * 1000 - leftMs;
      const game = open({ time });
      const wait = stepMs * FACTOR[time];
      while (game.clock.now + wait + 3000 < endMs) {
        game.advance(wait);
        solved(game);
      }
      game.advance(endMs - game.clock.now);
      expect(game.state()).toBe(states.asking);
      return game;
    };

    it.each(limited)('is counted down from its limit: time %s', (time) => {
      const game = begin({ time });
      const figures = upTo(9).map(() => {
        const { roundSecondsLeft } = game.context();
        game.advance(1000);
        return roundSecondsLeft;
      });
      expect(figures).toEqual(upTo(9).map((second) => limit * FACTOR[time] - second));
    });

    it.each(limited)('ends all at once, in the instant after its last: time %s', (time) => {
      const game = playedTo(time, 0);
      expect(game.context().roundSecondsLeft).toBe(0);
      const { score } = game.round();
      game.advance(1);
      expect([game.state(), game.round().score, game.said()]).toEqual([states.result, score, ['finished']]);
      game.solve();
      game.advance(FOR_EVER_MS);
      expect([game.state(), game.round().score]).toEqual([states.result, score]);
    });

    it.each(limited)('counts an answer in that last instant, and is over then: time %s', (time) => {
      const game = playedTo(time, 0);
      const { score } = game.round();
      game.solve();
      expect(game.round().score).toBeGreaterThan(score);
      game.advance(1);
      expect(game.state()).toBe(states.result);
    });

    it('ends also while an answer is shown', () => {
      for (const verdict of ['solve', 'fail'] as const) {
        const game = playedTo('normal', 200);
        game[verdict]();
        game.advance(200);
        expect(game.state()).not.toBe(states.result);
        game.advance(1);
        expect(game.state()).toBe(states.result);
      }
    });

    it('that is over while a mistake waits leads from there to the result', () => {
      const game = playedTo('longer', 0);
      game.fail();
      game.advance(FOR_EVER_MS);
      expect([game.state(), game.context().roundSecondsLeft]).toEqual([states.wrong, 0]);
      game.next();
      expect(game.state()).toBe(states.result);
    });
  });

  describe('a round', () => {
    const [whole, endless] = lasts === undefined ? [[], ['none'] as const] : [times, []];

    it.each(whole)('of right answers alone is over after the last was shown: time %s', (time) => {
      const game = solved(open({ time }), (lasts ?? 0) - 1);
      game.solve();
      game.advance(shownMs.right - 1);
      expect([game.state(), game.round().streak.longest]).toEqual([states.right, lasts]);
      game.advance(1);
      expect([game.state(), game.context().isNewBest, game.clock.now]).toEqual([
        states.result,
        true,
        (lasts ?? 0) * shownMs.right,
      ]);
      expect(game.last()).toEqual([{ type: 'finished', isNewBest: true }]);
      expect(game.reached.at(-1)).toMatchObject({ kind: kind(time), best: { streak: lasts } });
    });

    it.each(endless)('of right answers alone goes on until the player ends it: time %s', (time) => {
      const game = solved(open({ time }), 120);
      expect([game.state(), game.round().streak]).toEqual([states.asking, { now: 120, longest: 120 }]);
      game.send({ type: 'END_ROUND' });
      expect([game.state(), game.context().isNewBest, game.said()]).toEqual([states.result, true, ['finished']]);
    });

    it.each(times)('of mistakes alone comes to nothing: time %s', (time) => {
      const count = lives ?? lasts;
      const game = failed(open({ time }), (count ?? 30) - 1);
      expect([game.state(), game.round().score]).toEqual([states.asking, 0]);
      failed(game);
      expect(game.state()).toBe(count === undefined ? states.asking : states.result);
      game.send({ type: 'END_ROUND' });
      expect([game.state(), game.round().score, game.round().streak.longest, game.reached]).toEqual([
        states.result,
        0,
        0,
        [],
      ]);
      expect(game.context().isNewBest).toBe(false);
    });

    it.each(situationsInAll.filter(([name]) => name !== 'in the result' && name !== 'at the menu'))(
      'can be ended or left %s, in a pause as well, and stays so: time %s',
      (_, _time, lead) => {
        for (const [type, state] of [
          ['END_ROUND', states.result],
          ['BACK_TO_MENU', states.menu],
        ] as const) {
          for (const isPaused of [false, true]) {
            const game = lead();
            const said = type === 'END_ROUND' ? ['finished'] : game.said();
            const { score } = game.round();
            if (isPaused) game.clock.pause();
            game.send({ type });
            expect([game.state(), game.round().score, game.said()]).toEqual([state, score, said]);
            game.clock.resume();
            game.advance(FOR_EVER_MS);
            expect([game.state(), game.context().bests]).toEqual([state, game.context().bests]);
          }
        }
      },
    );
  });

  describe('a best', () => {
    /** What a round of two right answers comes to. */
    const two = solved(open(), 2).round().score;
    const after = (score: number) => {
      const game = solved(open({ bests: { [kind()]: { score, streak: 9 } } }), 2);
      game.send({ type: 'END_ROUND' });
      return game;
    };

    it('is told with the answer that makes it, so that leaving loses nothing', () => {
      const game = solved(open());
      const best = { score: game.round().score, streak: 1 };
      expect([game.reached, game.context().bests]).toEqual([
        [{ type: 'bestReached', kind: kind(), best }],
        { [kind()]: best },
      ]);
      failed(game);
      game.send({ type: 'BACK_TO_MENU' });
      expect([game.reached.length, game.context().bests]).toEqual([1, { [kind()]: best }]);
    });

    it('is told for a longer streak alone, and not while nothing is better', () => {
      const game = solved(open({ bests: { [kind()]: { score: 1_000_000, streak: 1 } } }));
      expect(game.reached).toEqual([]);
      solved(game);
      expect(game.reached).toEqual([{ type: 'bestReached', kind: kind(), best: { score: 1_000_000, streak: 2 } }]);
    });

    it.each(times)('is kept apart by what the round is played with: time %s', (time) => {
      const game = solved(open({ ...rules.chosen, time, bests: { other: { score: 1_000_000, streak: 100 } } }));
      const { settings } = game.context();
      expect(settings).toMatchObject(isTimed ? { ...rules.chosen, time } : rules.chosen);
      expect(game.reached.map((one) => one.kind)).toEqual([rules.kindOfRound(settings)]);
      expect(rules.kindOfRound(settings)).not.toBe(kind(time === 'normal' ? 'longer' : 'normal'));
    });

    it('is new only where it beats the one before the round', () => {
      expect(after(two - 1).context()).toMatchObject({ isNewBest: true, before: { score: two - 1 } });
      expect(after(two - 1).last()).toEqual([{ type: 'finished', isNewBest: true }]);
      expect(after(two).context()).toMatchObject({ isNewBest: false, before: { score: two } });
      expect(after(two).last()).toEqual([{ type: 'finished', isNewBest: false }]);
    });

    it('is the one to beat in the next round', () => {
      const game = after(0);
      game.send({ type: 'START', seed: 3 });
      expect([game.context().before, game.context().isNewBest]).toEqual([{ score: two, streak: 9 }, false]);
    });

    it('of another tab counts from then on, and does not change what was judged', () => {
      const elsewhere = { type: 'BESTS_ELSEWHERE', bests: { [kind()]: { score: 1_000_000, streak: 50 } } } as const;
      const game = solved(open());
      game.send(elsewhere);
      solved(game);
      expect([game.reached.length, game.context().bests]).toEqual([1, elsewhere.bests]);
      game.send({ type: 'END_ROUND' });
      expect(game.context().isNewBest).toBe(false);
      const judged = after(0);
      judged.send(elsewhere);
      expect([judged.context().isNewBest, judged.context().bests]).toEqual([true, elsewhere.bests]);
    });
  });

  /** A round that is over, in which two questions went wrong. */
  const missedTwo = (options: object = {}) => {
    const game = open({ seed: 4, ...options });
    for (const _ of upTo(2)) solved(failed(game));
    game.send({ type: 'END_ROUND' });
    return game;
  };

  const practising = (options: object = {}) => {
    const game = missedTwo(options);
    game.send({ type: 'PRACTISE' });
    rules.ready?.(game);
    return game;
  };

  describe('practice', () => {
    it('asks what went wrong and nothing else, without a clock', () => {
      const game = practising();
      const { missed, practice, roundSecondsLeft, questionSecondsLeft } = game.context();
      expect([missed.length, practice?.missed, roundSecondsLeft, questionSecondsLeft]).toEqual([2, missed, null, null]);
      expect(game.round()).toMatchObject({ given: null, score: 0 });
      solved(game, 2);
      expect([game.state(), game.context().missed]).toEqual([states.result, []]);
      expect(game.last().at(-1)).toEqual({ type: 'finished', isNewBest: false, isAllMended: true });
    });

    it('counts for no best and costs no life, and goes on as long as something is to be mended', () => {
      const game = practising();
      const { bests, reached, lives } = { ...game.context(), reached: game.reached.length, lives: game.round().lives };
      failed(game);
      // Where a question comes again until it is right, it is still to be mended then.
      if (game.context().practice?.index === 0) solved(game);
      expect([game.context().practice?.index, game.round().lives]).toEqual([1, lives]);
      solved(game);
      expect([game.state(), game.context().missed.length]).toEqual([states.result, 1]);
      expect([game.context().bests, game.reached.length, game.context().isNewBest]).toEqual([bests, reached, false]);
      game.send({ type: 'PRACTISE' });
      expect([game.context().practice?.missed.length, game.state()]).toEqual([1, first]);
    });

    it('leaves the settings as they were, and is forgotten by the next round and at the menu', () => {
      for (const [type, state] of [
        ['START', first],
        ['RESET', first],
        ['BACK_TO_MENU', states.menu],
      ] as const) {
        const game = practising({ ...rules.chosen, time: 'normal' });
        const { settings } = missedTwo({ ...rules.chosen, time: 'normal' }).context();
        if (type === 'START') game.send({ type: 'END_ROUND' });
        game.send({ type, seed: 9 });
        const { practice, settings: after } = game.context();
        const wanted = type === 'RESET' ? { ...settings, ...rules.resetSettings } : settings;
        expect([practice, after, game.state()]).toEqual([null, wanted, state]);
      }
    });

    it('is not offered where nothing went wrong', () => {
      const game = solved(open());
      game.send({ type: 'END_ROUND' });
      game.send({ type: 'PRACTISE' });
      expect(game.state()).toBe(states.result);
    });
  });

  describe('a pause', () => {
    it.each(situationsInAll)('%s changes nothing, and all goes on as if it had not been: time %s', (_, _time, lead) => {
      const [paused, played] = [lead(), lead()];
      const before = seen(paused);
      paused.clock.pause();
      for (const ms of [0, 16, 1000, FOR_EVER_MS]) paused.advance(ms);
      paused.solve();
      paused.fail();
      paused.next();
      expect(seen(paused)).toEqual(before);
      paused.clock.resume();
      for (const ms of [1, 250, 700, 5000, 20_000, 100_000]) {
        paused.advance(ms);
        played.advance(ms);
        expect(seen(paused)).toEqual(seen(played));
      }
    });
  });
});
