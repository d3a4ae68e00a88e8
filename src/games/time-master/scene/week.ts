import { Container, Sprite } from 'pixi.js';
import type { DateArithmetic } from '../../../../machines/time-master/time-problem';
import { WEEK } from '../../../../machines/time-master/times';
import type { Atlas } from '../../../stage/atlas';
import { EquationText } from '../../../stage/equation-text';
import { interpolate } from '../../../stage/motion';
import type { View } from '../../../stage/scene';
import { WEEK_COLOURS } from './colours';
import { dayArea } from './layout';
import { getWeeks, type Weeks } from './solution-steps';

const MAX_WEEKS = 3;
const MAX_DAYS = 13;
const NUMBER_SIZE = 28;
/** The day height, in units, for which the numbers and the token are drawn. */
const DAY_HEIGHT = 45;
/** How high the token hops from one day to the next, in units. */
const HOP_HEIGHT = 14;

const upTo = <Made>(count: number, make: () => Made): readonly Made[] => Array.from({ length: count }, make);

/** A strip of weeks. The token is on the day in the question. After the answer it hops from day to day, counting. */
export class Week extends Container {
  private readonly days: readonly Sprite[];
  private readonly passed: readonly Sprite[];
  private readonly counts: readonly EquationText[];
  private readonly ring: Sprite;
  private readonly token: Sprite;
  private stage: View | null = null;
  private asked: DateArithmetic | null = null;
  private weeks: Weeks = { count: 1, start: 0, end: 0 };
  /** The centres of the days that it passes, starting with the first day. */
  private readonly xs = new Float32Array(MAX_DAYS + 1);
  private readonly ys = new Float32Array(MAX_DAYS + 1);
  private counted = -1;

  constructor(atlas: Atlas) {
    super({ visible: false });
    this.days = upTo(MAX_WEEKS * WEEK, () => new Sprite({ texture: atlas.texture('day week') }));
    this.passed = upTo(MAX_DAYS, () => new Sprite({ texture: atlas.texture('passed'), tint: WEEK_COLOURS.passed }));
    this.counts = upTo(MAX_DAYS, () => new EquationText(atlas, NUMBER_SIZE, WEEK_COLOURS.count));
    this.ring = new Sprite({ texture: atlas.texture('ring'), tint: WEEK_COLOURS.count });
    this.token = new Sprite({ texture: atlas.texture('token'), anchor: 0.5 });
    for (const [index, count] of this.counts.entries()) count.text = String(index + 1);
    this.addChild(...this.days, ...this.passed, this.ring, ...this.counts, this.token);
  }

  layout(view: View): void {
    this.stage = view;
    if (this.asked !== null) this.setQuestion(this.asked);
  }

  /** Changes to the strip of these dates, with the token on the first day. */
  setQuestion(asked: DateArithmetic): void {
    this.asked = asked;
    this.weeks = getWeeks(asked);
    this.counted = -1;
    const { stage } = this;
    if (stage === null) return;
    for (const [index, day] of this.days.entries()) {
      const row = Math.floor(index / WEEK);
      day.visible = row < this.weeks.count;
      const { x, y, width, height } = dayArea(stage, row, index % WEEK);
      day.position.set(x, y);
      day.scale.set(width / 60, height / 46);
    }
    const way = Math.sign(asked.days);
    const size = Math.max(1, dayArea(stage, 0, 0).height / DAY_HEIGHT);
    for (let step = 0; step <= Math.abs(asked.days); step++) {
      const day = this.weeks.start + way * step;
      const { x, y, width, height } = dayArea(stage, Math.floor(day / WEEK), day % WEEK);
      this.xs[step] = x + width / 2;
      this.ys[step] = y + height / 2;
      const tile = step === 0 ? this.ring : this.passed[step - 1];
      tile?.position.set(x, y);
      tile?.scale.set(width / 60, (height - 2) / 44);
      this.counts[step - 1]?.position.set(x + width / 2, y + height / 2);
      this.counts[step - 1]?.scale.set(size);
    }
    this.token.scale.set(size);
    this.showHops(0);
  }

  /** Hops this many days. A fraction puts the token in the air between two days. */
  showHops(steps: number): void {
    const max = Math.abs(this.asked?.days ?? 0);
    const done = Math.min(max, Math.floor(steps));
    if (done !== this.counted) this.count(done, max);
    const progress = steps - done;
    const next = Math.min(max, done + 1);
    this.token.position.set(
      interpolate(this.xs[done]!, this.xs[next]!, progress),
      interpolate(this.ys[done]!, this.ys[next]!, progress) - HOP_HEIGHT * Math.sin(Math.PI * progress),
    );
  }

  private count(done: number, max: number): void {
    this.counted = done;
    for (let index = 0; index < MAX_DAYS; index++) {
      this.passed[index]!.visible = index < done;
      this.counts[index]!.visible = index < done;
    }
    // At the end the token makes room for the number of its day.
    const isThere = done > 0 && done === max;
    this.token.visible = !isThere;
  }
}
