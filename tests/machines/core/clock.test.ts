import { describe, expect, it } from 'vitest';
import { GameClock } from '../../../machines/core/clock';

/** A clock, and a list in which its delays record their name and the time when they ran. */
function clockWithDiary(speed = 1) {
  const clock = new GameClock(speed);
  const diary: string[] = [];
  const note = (name: string) => () => {
    diary.push(`${name} at ${clock.now}`);
  };
  return { clock, diary, note };
}

/** An idle clock that is brought up to date by this much when it is next read. */
function alone(passedMs: number, speed = 1) {
  const { clock, diary, note } = clockWithDiary(speed);
  const asked: string[] = [];
  const leave = () =>
    clock.leaveAlone(() => {
      asked.push('asked');
      clock.catchUp(passedMs);
    });
  return { clock, diary, note, asked, leave };
}

describe('Delays', () => {
  it('run in order and exactly on time, even in a long frame', () => {
    const { clock, diary, note } = clockWithDiary();
    clock.setTimeout(note('late'), 300);
    clock.setTimeout(note('early'), 100);
    clock.setTimeout(note('middle'), 200);
    clock.advance(60_000);
    expect(diary).toEqual(['early at 100', 'middle at 200', 'late at 300']);
    expect(clock.now).toBe(60_000);
  });

  it('run in the order in which they were set if they are due together, even at the very end of a frame', () => {
    const { clock, diary, note } = clockWithDiary();
    clock.setTimeout(note('first'), 100);
    clock.advance(40);
    clock.setTimeout(note('second'), 60);
    clock.setTimeout(note('third'), 60);
    clock.advance(60);
    expect(diary).toEqual(['first at 100', 'second at 100', 'third at 100']);
  });

  it('wait through many short frames and run once', () => {
    const { clock, diary, note } = clockWithDiary();
    clock.setTimeout(note('only'), 100);
    for (let frame = 0; frame < 99; frame++) clock.advance(1);
    expect(diary).toEqual([]);
    for (let frame = 0; frame < 99; frame++) clock.advance(1);
    expect(diary).toEqual(['only at 100']);
  });

  it('run in the same frame as the delay that set them, if they are due in it', () => {
    const { clock, diary, note } = clockWithDiary();
    const again = () => {
      note('tick')();
      if (clock.now < 400) clock.setTimeout(again, 100);
    };
    clock.setTimeout(again, 100);
    clock.setTimeout(note('between'), 250);
    clock.advance(1000);
    expect(diary).toEqual(['tick at 100', 'tick at 200', 'between at 250', 'tick at 300', 'tick at 400']);
  });

  it('run after older delays if another delay has set them for the same time', () => {
    const { clock, diary, note } = clockWithDiary();
    clock.setTimeout(() => clock.setTimeout(note('asked last'), 0), 100);
    clock.setTimeout(note('asked first'), 100);
    clock.advance(100);
    expect(diary).toEqual(['asked first at 100', 'asked last at 100']);
  });

  it('are due immediately if their time is zero or negative, and run with the next frame, even an empty one', () => {
    const { clock, diary, note } = clockWithDiary();
    clock.advance(50);
    clock.setTimeout(note('none'), 0);
    clock.setTimeout(note('negative'), -40);
    expect(diary).toEqual([]);
    clock.advance(0);
    expect(diary).toEqual(['none at 50', 'negative at 50']);
  });

  it('do not run once they are cleared, even by another delay that is due at the same time', () => {
    const { clock, diary, note } = clockWithDiary();
    const cleared = clock.setTimeout(note('cleared'), 100);
    const rival: { id?: number } = {};
    clock.setTimeout(() => clock.clearTimeout(rival.id ?? 0), 200);
    rival.id = clock.setTimeout(note('rival'), 200);
    clock.clearTimeout(cleared);
    clock.clearTimeout(12_345);
    clock.advance(1000);
    expect(diary).toEqual([]);
  });
});

describe('Time', () => {
  it('does not advance in empty frames and never goes back', () => {
    const clock = new GameClock();
    clock.advance(20);
    clock.advance(0);
    clock.advance(-1000);
    expect(clock.now).toBe(20);
  });

  it('runs faster by the factor of the speed', () => {
    const { clock, diary, note } = clockWithDiary(4);
    clock.setTimeout(note('second'), 1000);
    clock.advance(249);
    expect(diary).toEqual([]);
    clock.advance(1);
    expect(diary).toEqual(['second at 1000']);
    expect(clock.now).toBe(1000);
  });

  it('stops during a pause and continues from there', () => {
    const { clock, diary, note } = clockWithDiary();
    clock.setTimeout(note('due'), 100);
    clock.advance(60);
    clock.pause();
    clock.advance(10_000);
    expect([clock.now, clock.isPaused, ...diary]).toEqual([60, true]);
    clock.resume();
    clock.advance(40);
    expect(diary).toEqual(['due at 100']);
    expect(clock.isPaused).toBe(false);
  });

  it('stops when a delay pauses the clock, and keeps later delays', () => {
    const { clock, diary, note } = clockWithDiary();
    clock.setTimeout(() => clock.pause(), 100);
    clock.setTimeout(note('after'), 130);
    clock.advance(5000);
    expect([clock.now, ...diary]).toEqual([100]);
    clock.resume();
    clock.advance(30);
    expect(diary).toEqual(['after at 130']);
  });
});

describe('An idle clock', () => {
  it('catches up once before it is read, and then waits for the next frame', () => {
    const { clock, asked, leave } = alone(700);
    leave();
    expect([clock.now, clock.now, ...asked]).toEqual([700, 700, 'asked']);
  });

  it('measures a new delay from the true time', () => {
    const { clock, diary, note, leave } = alone(700);
    leave();
    clock.setTimeout(note('feedback'), 1000);
    clock.advance(999);
    expect(diary).toEqual([]);
    clock.advance(1);
    expect(diary).toEqual(['feedback at 1700']);
  });

  it('does not run delays when it is read, and runs each at its exact time in the next frame', () => {
    const { clock, diary, note, leave } = alone(700);
    clock.setTimeout(note('due'), 600);
    clock.setTimeout(note('later'), 705);
    leave();
    expect([clock.now, ...diary]).toEqual([600]);
    clock.advance(10);
    expect([clock.now, ...diary]).toEqual([710, 'due at 600', 'later at 705']);
  });

  it('stops at the true time when it is paused', () => {
    const { clock, leave } = alone(700);
    leave();
    clock.pause();
    expect(clock.now).toBe(700);
  });

  it('no longer asks to catch up once it advances normally again', () => {
    const { clock, asked, leave } = alone(700);
    leave();
    clock.leaveAlone(null);
    expect([clock.now, ...asked]).toEqual([0]);
  });

  it('reports how much real time is left until the next delay', () => {
    const { clock, note } = alone(0, 4);
    expect(clock.untilDueMs).toBe(Number.POSITIVE_INFINITY);
    clock.setTimeout(note('second'), 1000);
    clock.advance(50.1);
    expect(clock.untilDueMs).toBeCloseTo(199.9, 5);
    clock.catchUp(500);
    expect(clock.untilDueMs).toBe(0);
  });
});

describe('Listeners', () => {
  it('receive each pause and resume once, and nothing after they unsubscribe', () => {
    const clock = new GameClock();
    const heard: boolean[] = [];
    const leave = clock.subscribe(() => heard.push(clock.isPaused));
    clock.pause();
    clock.pause();
    clock.resume();
    clock.resume();
    leave();
    clock.pause();
    expect(heard).toEqual([true, false]);
  });
});
