import { describe, expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { GameClock } from '../../../machines/core/clock';
import { countdownMachine } from '../../../machines/core/countdown';

function countdown(seconds: number | null) {
  const clock = new GameClock();
  const actor = createActor(countdownMachine, { input: { seconds }, clock }).start();
  return { clock, left: () => actor.getSnapshot().context.secondsLeft, status: () => actor.getSnapshot().status };
}

describe('a countdown', () => {
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

  it('stands at 0 in its last instant and is done in the one after it', () => {
    const { clock, left, status } = countdown(3);
    clock.advance(3000);
    expect([left(), status()]).toEqual([0, 'active']);
    clock.advance(1);
    expect([left(), status()]).toEqual([0, 'done']);
  });

  it('passes through every figure in one long frame', () => {
    const clock = new GameClock();
    const actor = createActor(countdownMachine, { input: { seconds: 3 }, clock });
    const figures: (number | null)[] = [];
    actor.subscribe(({ context }) => figures.push(context.secondsLeft));
    actor.start();
    clock.advance(60_000);
    expect([...new Set(figures)]).toEqual([3, 2, 1, 0]);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('waits for ever where there is no limit', () => {
    const { clock, left, status } = countdown(null);
    clock.advance(10_000_000);
    expect([left(), status()]).toEqual([null, 'active']);
  });

  it('stands still with the clock', () => {
    const { clock, left } = countdown(3);
    clock.advance(500);
    clock.pause();
    clock.advance(60_000);
    expect(left()).toBe(3);
    clock.resume();
    clock.advance(500);
    expect(left()).toBe(2);
  });

  it('leaves an answer in the instant of its end to be the answer', () => {
    const question = setup({ actors: { countdown: countdownMachine }, types: { context: { isAnswered: false } } });
    const machine = question.createMachine({
      context: { isAnswered: false },
      initial: 'asking',
      states: {
        asking: {
          invoke: { src: 'countdown', input: { seconds: 2 }, onDone: 'over' },
          on: { ANSWER: { target: 'over', actions: assign({ isAnswered: true }) } },
        },
        over: {},
      },
    });
    const played = (answerAtMs: number) => {
      const clock = new GameClock();
      const actor = createActor(machine, { clock }).start();
      clock.advance(answerAtMs);
      actor.send({ type: 'ANSWER' });
      clock.advance(10_000);
      return actor.getSnapshot().context.isAnswered;
    };
    expect([played(2000), played(2001)]).toEqual([true, false]);
  });
});
