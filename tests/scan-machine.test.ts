import { describe, expect, it } from 'vitest';
import {
  periodsUntilTimeUp,
  SCAN,
  type ScanEvent,
  type ScanNode,
  type ScanState,
  scan,
  startScan,
} from '../src/scan/scan-machine';

const item: ScanNode = { children: [] };
const items = (count: number): ScanNode => ({ children: Array.from({ length: count }, () => item) });
/** Groups of these sizes. A size of 1 means a single control. */
const groups = (...sizes: readonly number[]): ScanNode => ({
  children: sizes.map((size) => (size === 1 ? item : items(size))),
});

const CANDIDATES = groups(3, 3, 3, 4);
const PERIOD = 1500;

/** Runs a scan with a clock. By default, presses come 500 ms after the previous event. */
class Player {
  state: ScanState<ScanNode>;
  now = 0;
  private leftPeriods: number | null;
  readonly acted: string[] = [];

  constructor(root: ScanNode) {
    this.state = startScan(root, 0);
    this.leftPeriods = periodsUntilTimeUp(this.state);
    this.now = SCAN.bounceMs;
  }

  send(event: ScanEvent<ScanNode>) {
    const before = this.state;
    this.state = scan(before, event);
    if (this.state.path !== before.path || this.state.phase !== before.phase)
      this.leftPeriods = periodsUntilTimeUp(this.state);
    if (this.state.phase !== 'acting') return;
    this.acted.push(this.state.path.join('.'));
    this.send({ type: 'RESTART', root: this.state.root, atMs: this.now });
  }

  /** Waits for the highlighted item's time to run out. Returns the number of periods; 0 if there is no timer. */
  pass(): number {
    const periods = this.leftPeriods;
    if (periods === null) return 0;
    this.now += periods * PERIOD;
    this.send({ type: 'TIME_UP' });
    return periods;
  }

  press(afterMs = 500) {
    this.now += afterMs;
    this.send({ type: 'PRESS', atMs: this.now });
  }

  step(afterMs = 500) {
    this.now += afterMs;
    this.send({ type: 'STEP', atMs: this.now });
  }

  highlighted(): string {
    return this.state.path.join('.');
  }

  /** Lets this many items time out, and lists the item highlighted after each. */
  listHighlighted(steps: number): readonly string[] {
    return Array.from({ length: steps }, () => {
      this.pass();
      return this.highlighted();
    });
  }

  /** Waits for a control and chooses it. Returns the number of periods until it is activated. */
  choose(path: string): number {
    const wanted = path.split('.');
    let periods = 0;
    for (const [level] of wanted.entries()) {
      const here = wanted.slice(0, level + 1).join('.');
      while (this.highlighted() !== here) periods += this.pass();
      this.press();
    }
    return periods + this.pass();
  }
}

describe('A scan', () => {
  it('highlights the first item for twice as long when it starts', () => {
    const player = new Player(items(3));
    expect(Array.from({ length: 4 }, () => player.pass())).toEqual([2, 1, 1, 1]);
  });

  it('enters a group when it is chosen, and leaves it after two rounds', () => {
    const player = new Player(CANDIDATES);
    player.pass();
    player.press();
    expect(player.highlighted()).toBe('1.0');
    expect(player.listHighlighted(6)).toEqual(['1.1', '1.2', '1.0', '1.1', '1.2', '2']);
  });

  it('goes idle after three rounds, and starts again at the next press without choosing anything', () => {
    const player = new Player(items(2));
    expect(player.listHighlighted(6)).toEqual(['1', '0', '1', '0', '1', '']);
    expect([player.state.phase, player.pass()]).toEqual(['idle', 0]);
    player.press();
    expect([player.highlighted(), player.acted]).toEqual(['0', []]);
  });

  it('takes 3.7 periods on average to choose one of nine candidates, including the undo period', () => {
    const paths = [0, 1, 2].flatMap((row) => [0, 1, 2].map((index) => `${row}.${index}`));
    const periods = paths.map((path) => new Player(CANDIDATES).choose(path));
    expect(periods.reduce((sum, one) => sum + one, 0) / 9).toBeCloseTo(5 / 3 + 1 + 1);
    expect(PERIOD * (5 / 3 + 2)).toBeLessThanOrEqual(6000);
  });

  it('takes one to five periods to choose one of four answers, including the undo period', () => {
    const periods = ['0', '1', '2', '3'].map((path) => new Player(groups(1, 1, 1, 1, 5)).choose(path));
    expect(periods).toEqual([1, 3, 4, 5]);
  });
});

describe('A choice', () => {
  it('is activated after one period', () => {
    const player = new Player(items(3));
    player.press();
    expect(player.acted).toEqual([]);
    player.pass();
    expect([player.acted, player.highlighted()]).toEqual([['0'], '0']);
  });

  it('is undone by another press within that period', () => {
    const player = new Player(items(3));
    player.pass();
    player.press();
    player.press();
    expect([player.acted, player.state.phase, player.highlighted()]).toEqual([[], 'scanning', '0']);
  });

  it('is kept when other parts of the page change', () => {
    const player = new Player(items(3));
    player.press();
    player.send({ type: 'REPLACE', root: items(5) });
    player.pass();
    expect(player.acted).toEqual(['0']);
  });
});

describe('A switch that bounces', () => {
  it('counts as one press, however many times it bounces', () => {
    const player = new Player(items(3));
    for (const afterMs of [500, 40, 200, 290]) player.press(afterMs);
    player.pass();
    expect(player.acted).toEqual(['0']);
  });

  it('does not give the highlighted item more time', () => {
    const player = new Player(items(3));
    player.press(500);
    const { path, phase } = player.state;
    player.press(40);
    expect([player.state.path === path, player.state.phase]).toEqual([true, phase]);
  });

  it('does not choose an item that has only just appeared', () => {
    const player = new Player(items(3));
    player.send({ type: 'RESTART', root: items(4), atMs: player.now });
    player.press(200);
    expect(player.state.phase).toBe('scanning');
    player.press(500);
    expect(player.state.phase).toBe('choosing');
  });
});

describe('With a second switch', () => {
  it('nothing moves automatically: one switch steps and the other chooses', () => {
    const player = new Player(CANDIDATES);
    player.send({ type: 'PACE', pace: 'step' });
    expect(periodsUntilTimeUp(player.state)).toBeNull();
    player.step();
    player.press();
    player.step();
    expect([player.highlighted(), periodsUntilTimeUp(player.state)]).toEqual(['1.1', null]);
    player.press();
    player.pass();
    expect([player.acted, player.state.pace]).toEqual([['1.1'], 'step']);
  });

  it('the scan never goes idle', () => {
    const player = new Player(items(2));
    player.send({ type: 'PACE', pace: 'step' });
    for (let count = 0; count < 9; count++) player.step();
    expect([player.highlighted(), player.state.phase]).toEqual(['1', 'scanning']);
  });
});

describe('With nothing to choose from', () => {
  it('presses have no effect', () => {
    const player = new Player(items(0));
    player.press();
    player.press();
    expect([player.highlighted(), player.acted, periodsUntilTimeUp(player.state)]).toEqual(['', [], null]);
  });
});
