import { describe, expect, it } from 'vitest';
import { createCheckQuestions } from '../../../machines/tables-check/check-questions';
import { type Check, check } from './helpers/check';

/** The clock time when a condition first becomes true, to the millisecond. */
function momentOf(game: Check, isSo: () => boolean, longestMs: number): number {
  for (let waitedMs = 0; waitedMs <= longestMs; waitedMs++) {
    if (isSo()) return waitedMs;
    game.advance(1);
  }
  throw new Error('It never comes.');
}
const last = ({ round }: Check) => round().entries.at(-1);

describe('A whole check on the clock', () => {
  it('asks three warm-up questions, waits, and then asks 25 that count, each after 3,000 ms', () => {
    const game = check();
    const asked: string[] = [];
    game.game.on('asked', ({ question }) => asked.push(`${question.part} ${question.number}`));
    for (let question = 0; question < 3; question++) {
      expect(game.state()).toBe('playing.between');
      expect(momentOf(game, () => game.state() === 'playing.warmup', 5000)).toBe(3000);
      game.answer('7');
    }
    expect([game.state(), game.round().part, game.round().entries]).toEqual(['playing.between', 'ready', []]);
    game.advance(3_600_000);
    expect(game.state()).toBe('playing.between');
    game.send({ type: 'NEXT' });
    for (let question = 0; question < 25; question++) {
      expect(momentOf(game, () => game.state() === 'playing.asking', 5000)).toBe(3000);
      game.answer(game.right());
    }
    expect([game.state(), game.round().score, game.said()]).toEqual(['finished', 25, ['correct', 'finished']]);
    expect(asked).toEqual([
      ...[0, 1, 2].map((number) => `warmUp ${number}`),
      ...Array.from({ length: 25 }, (_, number) => `check ${number}`),
    ]);
  });

  it('leaves each question open for 6,000 ms, including the last', () => {
    const game = check();
    game.toCheck();
    game.advance(6000);
    expect([game.state(), game.context().questionSecondsLeft]).toEqual(['playing.asking', 0]);
    game.advance(1);
    expect([game.state(), last(game)?.given, last(game)?.ms]).toEqual([
      'playing.between',
      { verdict: 'timeout', answer: null },
      6000,
    ]);
    expect(momentOf(game, () => game.state() === 'playing.asking', 5000)).toBe(3000);
  });

  it('still allows an answer at the very moment when time runs out', () => {
    const game = check();
    game.toCheck();
    game.advance(6000);
    game.answer(game.right());
    expect(last(game)).toMatchObject({ given: { verdict: 'right' }, ms: 6000 });
  });

  it('submits whatever has been typed when the time runs out', () => {
    const seed =
      Array.from({ length: 200 }, (_, one) => one).find((one) => createCheckQuestions(one)[0]?.answer === 42) ?? 0;
    const game = check({ seed });
    game.toCheck();
    game.advance(1200);
    game.type('4');
    game.advance(4799);
    game.type('42');
    game.advance(2);
    expect(game.said()).toEqual(['correct']);
    expect(last(game)).toMatchObject({ given: { verdict: 'right', answer: 42 }, ms: 6000 });
    expect(game.round().score).toBe(1);
  });

  it('reports a wrong answer as it was typed', () => {
    const game = check();
    game.toCheck();
    game.type('999');
    game.advance(6001);
    expect([game.said(), last(game)?.given]).toEqual([['incorrect'], { verdict: 'wrong', answer: 999 }]);
  });

  it('stops 30 minutes after it began, and submits whatever has been typed', () => {
    const game = check({ next: 'on' });
    game.send({ type: 'SKIP_WARM_UP' });
    game.advance(30 * 60_000 - 1000);
    game.send({ type: 'NEXT' });
    game.type(game.right());
    game.advance(1000);
    expect(game.state()).toBe('playing.asking');
    game.advance(1);
    expect([game.state(), game.round().score, game.said()]).toEqual(['finished', 1, ['correct', 'finished']]);
  });

  it('also stops during a gap, but never in the next check', () => {
    const game = check({ next: 'on' });
    game.send({ type: 'SKIP_WARM_UP' });
    game.advance(20 * 60_000);
    game.send({ type: 'END_ROUND' });
    game.send({ type: 'START', seed: 5 });
    game.send({ type: 'SKIP_WARM_UP' });
    game.advance(29 * 60_000);
    expect(game.state()).toBe('playing.between');
    game.advance(60_001);
    expect([game.state(), game.round().entries.length]).toEqual(['finished', 1]);
  });
});

describe('The field', () => {
  it('only accepts digits, at most five, which the player can delete', () => {
    const game = check();
    game.toCheck();
    for (const [text, typed] of [
      ['4x2', '42'],
      ['１２', '12'],
      ['1234567', '12345'],
      ['-7', '7'],
      ['', ''],
    ] as const) {
      game.type(text);
      expect(game.round().typed).toBe(typed);
    }
  });

  it('ignores Enter while it is empty', () => {
    const game = check();
    game.toCheck();
    game.give();
    expect([game.state(), game.round().entries]).toEqual(['playing.asking', []]);
  });

  it('is closed between two questions and during a pause, and is empty at the start of each question', () => {
    const game = check();
    game.toCheck();
    game.answer('1');
    game.answer('2');
    expect(game.round()).toMatchObject({ typed: '', entries: [{ given: { answer: 1 } }] });
    game.toQuestion();
    game.clock.pause();
    game.answer('3');
    expect(game.round()).toMatchObject({ typed: '', asked: 2 });
    expect(game.round().entries).toHaveLength(1);
  });
});

describe('A check with an arrangement', () => {
  it('plays the alert sound at 4,000 ms, when 2 s are left', () => {
    const [silent, game] = [check(), check({ alert: 'on' })];
    for (const one of [silent, game]) one.toCheck();
    silent.advance(4000);
    expect(silent.said()).not.toContain('timeAlert');
    game.advance(3999);
    expect(game.said()).toEqual(['asked']);
    game.advance(1);
    expect(game.said()).toEqual(['timeAlert']);
  });

  it('waits for Next between questions as long as necessary, and then asks immediately', () => {
    const game = check({ next: 'on' });
    game.toCheck();
    game.answer('1');
    game.advance(100_000);
    expect(game.state()).toBe('playing.between');
    game.send({ type: 'NEXT' });
    expect([game.state(), game.said()]).toEqual(['playing.asking', ['asked']]);
  });

  it.each(['aloud', 'reader'] as const)(
    'starts the clock after reading aloud, at the first key, or after 5,000 ms: %s',
    (name) => {
      const ends = [
        (game: Check) => game.send({ type: 'WORDS_OVER' }),
        (game: Check) => game.type('1'),
        (game: Check) => game.advance(5000),
      ];
      for (const end of ends) {
        const game = check({ [name]: 'on' });
        game.toCheck();
        game.advance(end === ends[2] ? 0 : 1700);
        expect(game.context()).toMatchObject({ questionSecondsLeft: 6, startedMs: null });
        end(game);
        game.advance(6000);
        expect(game.state()).toBe('playing.asking');
        game.advance(1);
        expect([game.state(), last(game)?.ms]).toEqual(['playing.between', 6000]);
      }
    },
  );

  it('never ends a clock twice when questions are read aloud', () => {
    const game = check({ aloud: 'on' });
    game.toCheck();
    game.send({ type: 'WORDS_OVER' });
    game.advance(3000);
    game.send({ type: 'WORDS_OVER' });
    game.type('1');
    game.advance(3001);
    expect([game.state(), last(game)]).toMatchObject(['playing.between', { ms: 6000 }]);
  });
});

describe('Beyond the official check', () => {
  it.each([
    [{ time: 'longer' }, 12],
    [{ speech: 'on' }, 8],
  ] as const)('a question has its own time: %o', (settings, seconds) => {
    const game = check(settings);
    game.toCheck();
    game.advance(seconds * 1000);
    expect(game.state()).toBe('playing.asking');
    game.advance(1);
    expect(game.state()).toBe('playing.between');
  });

  it('the clock can be turned off, but the gap stays', () => {
    const game = check({ time: 'none' });
    game.toCheck();
    game.advance(10_000_000);
    expect([game.state(), game.context().questionSecondsLeft]).toEqual(['playing.asking', null]);
    game.answer(game.right());
    expect(last(game)?.ms).toBe(10_000_000);
    expect(momentOf(game, () => game.state() === 'playing.asking', 5000)).toBe(3000);
  });
});

describe('Navigation', () => {
  it('leads from the menu into a check, back, and into another one with fresh questions', () => {
    const game = check({ startsAtOnce: false });
    expect(game.state()).toBe('menu');
    game.send({ type: 'CHOOSE', chosen: { time: 'longer' } });
    game.send({ type: 'START', seed: 9 });
    expect([game.state(), game.context().seed]).toEqual(['playing.between', 1]);
    expect(game.context()).toMatchObject({ settings: { time: 'longer' }, questionSecondsLeft: 12 });
    game.send({ type: 'BACK_TO_MENU' });
    game.send({ type: 'START', seed: 9 });
    expect(game.context()).toMatchObject({ seed: 9, round: { entries: [], part: 'warmUp', score: 0 } });
    game.send({ type: 'END_ROUND' });
    expect(game.state()).toBe('finished');
    game.send({ type: 'BACK_TO_MENU' });
    expect(game.state()).toBe('menu');
  });

  it('skips only the warm-up, from its gaps or its questions', () => {
    const game = check();
    game.toQuestion();
    expect(game.state()).toBe('playing.warmup');
    game.toCheck();
    expect([game.state(), game.round().part]).toEqual(['playing.asking', 'check']);
    game.send({ type: 'SKIP_WARM_UP' });
    expect(game.state()).toBe('playing.asking');
  });

  it('reports only the questions in the warm-up', () => {
    const game = check();
    game.toQuestion();
    game.answer('5');
    expect([game.said(), game.round().score]).toEqual([['asked'], 0]);
  });

  it('counts each pause', () => {
    const game = check();
    for (let pause = 0; pause < 2; pause++) game.send({ type: 'PAUSED' });
    expect(game.round().pauses).toBe(2);
  });
});
