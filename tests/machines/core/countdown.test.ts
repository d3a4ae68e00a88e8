import { array, assert, boolean, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { GameClock } from '../../../machines/core/clock';
import { countdownMachine, PAUSE, RESUME } from '../../../machines/core/countdown';
import { xstateType } from '../../../machines/core/xstate-type';
import { propertyRuns } from '../../helpers/property-runs';

function countdown(seconds: number | null) {
  const clock = new GameClock();
  const actor = createActor(countdownMachine, { input: { seconds, clock }, clock }).start();
  return {
    actor,
    clock,
    left: () => actor.getSnapshot().context.secondsLeft,
    status: () => actor.getSnapshot().status,
  };
}

describe('A countdown', () => {
  it('shows one second less after each whole second, and not before', () => {
    const { clock, left } = countdown(3);
    expect(left()).toBe(3);
    clock.advance(999);
    expect(left()).toBe(3);
    clock.advance(1);
    expect(left()).toBe(2);
    clock.advance(1000);
    expect(left()).toBe(1);
  });

  it('shows 0 at the last moment and finishes just after it', () => {
    const { clock, left, status } = countdown(3);
    clock.advance(3000);
    expect([left(), status()]).toEqual([0, 'active']);
    clock.advance(1);
    expect([left(), status()]).toEqual([0, 'done']);
  });

  it('counts every second of one long frame', () => {
    const clock = new GameClock();
    const actor = createActor(countdownMachine, { input: { seconds: 3, clock }, clock });
    const figures: (number | null)[] = [];
    actor.subscribe(({ context }) => figures.push(context.secondsLeft));
    actor.start();
    clock.advance(60_000);
    expect([...new Set(figures)]).toEqual([3, 2, 1, 0]);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('waits forever without a limit', () => {
    const { clock, left, status } = countdown(null);
    clock.advance(10_000_000);
    expect([left(), status()]).toEqual([null, 'active']);
  });

  it('stops with the clock', () => {
    const { clock, left } = countdown(3);
    clock.advance(500);
    clock.pause();
    clock.advance(60_000);
    expect(left()).toBe(3);
    clock.resume();
    clock.advance(500);
    expect(left()).toBe(2);
  });

  it('still allows an answer at the moment it ends', () => {
    const question = setup({
      actors: { countdown: countdownMachine },
      types: {
        context: xstateType<{ isAnswered: boolean; clock: GameClock }>(),
        input: xstateType<{ clock: GameClock }>(),
      },
    });
    const machine = question.createMachine({
      context: ({ input: { clock } }) => ({ isAnswered: false, clock }),
      initial: 'asking',
      states: {
        asking: {
          invoke: { src: 'countdown', input: ({ context: { clock } }) => ({ seconds: 2, clock }), onDone: 'over' },
          on: { ANSWER: { target: 'over', actions: assign({ isAnswered: true }) } },
        },
        over: {},
      },
    });
    const played = (answerAtMs: number) => {
      const clock = new GameClock();
      const actor = createActor(machine, { input: { clock }, clock }).start();
      clock.advance(answerAtMs);
      actor.send({ type: 'ANSWER' });
      clock.advance(10_000);
      return actor.getSnapshot().context.isAnswered;
    };
    expect([played(2000), played(2001)]).toEqual([true, false]);
  });
});

describe('A paused countdown', () => {
  it('does not use up time, and resumes with exactly the time that was left', () => {
    const { actor, clock, left } = countdown(3);
    clock.advance(400);
    actor.send(PAUSE);
    clock.advance(60_000);
    expect(left()).toBe(3);
    actor.send(RESUME);
    clock.advance(599);
    expect(left()).toBe(3);
    clock.advance(1);
    expect(left()).toBe(2);
  });

  it('loses no time when paused hundreds of times at the same moment', () => {
    const { actor, clock, left, status } = countdown(3);
    clock.advance(1500);
    for (let press = 0; press < 500; press++) {
      actor.send(PAUSE);
      actor.send(RESUME);
    }
    clock.advance(499);
    expect(left()).toBe(2);
    clock.advance(1001);
    expect([left(), status()]).toEqual([0, 'active']);
    clock.advance(1);
    expect(status()).toBe('done');
  });

  it('can be paused at its last moment, and finishes just after it resumes', () => {
    const { actor, clock, left, status } = countdown(1);
    clock.advance(1000);
    actor.send(PAUSE);
    clock.advance(60_000);
    expect([left(), status()]).toEqual([0, 'active']);
    actor.send(RESUME);
    clock.advance(1);
    expect(status()).toBe('done');
  });

  it('ignores pauses without a limit', () => {
    const { actor, clock, left, status } = countdown(null);
    for (const event of [PAUSE, RESUME]) actor.send(event);
    clock.advance(1000);
    expect([left(), status()]).toEqual([null, 'active']);
  });

  it('always shows the remaining seconds, however often it is paused', () => {
    const spell = record({ isRunning: boolean(), ms: nat(1700) });
    assert(
      property(array(spell, { maxLength: 30 }), (spells) => {
        const { actor, clock, left, status } = countdown(20);
        let ranMs = 0;
        for (const { isRunning, ms } of spells) {
          actor.send(isRunning ? RESUME : PAUSE);
          clock.advance(ms);
          ranMs += isRunning ? ms : 0;
          const isOver = ranMs > 20_000;
          expect([left(), status()]).toEqual(isOver ? [0, 'done'] : [Math.ceil((20_000 - ranMs) / 1000), 'active']);
          if (isOver) return;
        }
      }),
      propertyRuns(200),
    );
  });

  it('can start paused, and has all of its time left when it resumes', () => {
    const clock = new GameClock();
    const input = { seconds: 3, clock, begins: 'standing' } as const;
    const actor = createActor(countdownMachine, { input, clock }).start();
    clock.advance(10_000);
    expect(actor.getSnapshot().context.secondsLeft).toBe(3);
    actor.send(RESUME);
    clock.advance(3000);
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', context: { secondsLeft: 0 } });
    clock.advance(1);
    expect(actor.getSnapshot().status).toBe('done');
  });
});
