import { describe, expect, it } from 'vitest';
import {
  periodsOf,
  SCAN,
  type ScanEvent,
  type ScanNode,
  type ScanState,
  scan,
  startScan,
} from '../src/scan/scan-machine';

const item: ScanNode = { children: [] };
const items = (count: number): ScanNode => ({ children: Array.from({ length: count }, () => item) });
/** Groups of these sizes; 1 is a control. */
const groups = (...sizes: readonly number[]): ScanNode => ({
  children: sizes.map((size) => (size === 1 ? item : items(size))),
});

const CANDIDATES = groups(3, 3, 3, 4);
const PERIOD = 1500;

/** A scan with a clock: a press comes in the middle of the time that something is lit. */
class Player {
  state: ScanState<ScanNode>;
  now = 0;
  private leftPeriods: number | null;
  readonly acted: string[] = [];

  constructor(root: ScanNode) {
    this.state = startScan(root, 0);
    this.leftPeriods = periodsOf(this.state);
    this.now = SCAN.bounceMs;
  }

  send(event: ScanEvent<ScanNode>) {
    const before = this.state;
    this.state = scan(before, event);
    if (this.state.path !== before.path || this.state.phase !== before.phase) this.leftPeriods = periodsOf(this.state);
    if (this.state.phase !== 'acting') return;
    this.acted.push(this.state.path.join('.'));
    this.send({ type: 'RESTART', root: this.state.root, atMs: this.now });
  }

  /** Lets what is lit go by. Returns how many periods that took; 0 if nothing happens by itself. */
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

  /** Passes a number of times and lists what is lit. */
  walk(steps: number): readonly string[] {
    return Array.from({ length: steps }, () => {
      this.pass();
      return this.highlighted();
    });
  }

  /** Waits for a control and chooses it. Returns the periods until it has acted. */
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

describe('The order', () => {
  it('lights the first item twice as long at the start of a scan', () => {
    const player = new Player(items(3));
    expect(Array.from({ length: 4 }, () => player.pass())).toEqual([2, 1, 1, 1]);
  });

  it('scans a group after it has been chosen, and leaves it after two rounds', () => {
    const player = new Player(CANDIDATES);
    player.pass();
    player.press();
    expect(player.highlighted()).toBe('1.0');
    expect(player.walk(6)).toEqual(['1.1', '1.2', '1.0', '1.1', '1.2', '2']);
  });

  it('rests after three rounds, until a press that chooses nothing', () => {
    const player = new Player(items(2));
    expect(player.walk(6)).toEqual(['1', '0', '1', '0', '1', '']);
    expect([player.state.phase, player.pass()]).toEqual(['idle', 0]);
    player.press();
    expect([player.highlighted(), player.acted]).toEqual(['0', []]);
  });

  it('reaches nine candidates in 3.7 periods on average, with the period to undo', () => {
    const paths = [0, 1, 2].flatMap((row) => [0, 1, 2].map((index) => `${row}.${index}`));
    const periods = paths.map((path) => new Player(CANDIDATES).choose(path));
    expect(periods.reduce((sum, one) => sum + one, 0) / 9).toBeCloseTo(5 / 3 + 1 + 1);
    expect(PERIOD * (5 / 3 + 2)).toBeLessThanOrEqual(6000);
  });

  it('reaches four choices in 3.3 periods on average, with the period to undo', () => {
    const periods = ['0', '1', '2', '3'].map((path) => new Player(groups(1, 1, 1, 1, 5)).choose(path));
    expect(periods).toEqual([1, 3, 4, 5]);
  });
});

describe('A choice', () => {
  it('acts after one period', () => {
    const player = new Player(items(3));
    player.press();
    expect(player.acted).toEqual([]);
    player.pass();
    expect([player.acted, player.highlighted()]).toEqual([['0'], '0']);
  });

  it('is undone by a press in that period', () => {
    const player = new Player(items(3));
    player.pass();
    player.press();
    player.press();
    expect([player.acted, player.state.phase, player.highlighted()]).toEqual([[], 'scanning', '0']);
  });

  it('stays while other things change on the page', () => {
    const player = new Player(items(3));
    player.press();
    player.send({ type: 'REPLACE', root: items(5) });
    player.pass();
    expect(player.acted).toEqual(['0']);
  });
});

describe('A switch that bounces', () => {
  it('counts as one press, however often it bounces', () => {
    const player = new Player(items(3));
    for (const afterMs of [500, 40, 200, 290]) player.press(afterMs);
    player.pass();
    expect(player.acted).toEqual(['0']);
  });

  it('does not give what is lit more time', () => {
    const player = new Player(items(3));
    player.press(500);
    const { path, phase } = player.state;
    player.press(40);
    expect([player.state.path === path, player.state.phase]).toEqual([true, phase]);
  });

  it('does not choose what has just appeared, because the press was meant for what was there before', () => {
    const player = new Player(items(3));
    player.send({ type: 'RESTART', root: items(4), atMs: player.now });
    player.press(200);
    expect(player.state.phase).toBe('scanning');
    player.press(500);
    expect(player.state.phase).toBe('choosing');
  });
});

describe('With a second switch', () => {
  it('nothing moves by itself, and one switch steps while the other chooses', () => {
    const player = new Player(CANDIDATES);
    player.send({ type: 'PACE', pace: 'step' });
    expect(periodsOf(player.state)).toBeNull();
    player.step();
    player.press();
    player.step();
    expect([player.highlighted(), periodsOf(player.state)]).toEqual(['1.1', null]);
    player.press();
    player.pass();
    expect([player.acted, player.state.pace]).toEqual([['1.1'], 'step']);
  });

  it('never rests', () => {
    const player = new Player(items(2));
    player.send({ type: 'PACE', pace: 'step' });
    for (let count = 0; count < 9; count++) player.step();
    expect([player.highlighted(), player.state.phase]).toEqual(['1', 'scanning']);
  });
});

describe('Without anything to choose from', () => {
  it('presses do nothing', () => {
    const player = new Player(items(0));
    player.press();
    player.press();
    expect([player.highlighted(), player.acted, periodsOf(player.state)]).toEqual(['', [], null]);
  });
});
