import { Container, Sprite } from 'pixi.js';
import type { Conversion } from '../../../../machines/time-master/time-problem';
import type { Atlas } from '../../../stage/atlas';
import { EquationText } from '../../../stage/equation-text';
import { easeBack } from '../../../stage/motion';
import type { View } from '../../../stage/scene';
import { AMOUNT } from './colours';
import { SMALL_RADIUS } from './drawings';
import { amountAreas, timeMasterLayout } from './layout';
import { Pie } from './meshes';
import { getAmounts } from './solution-steps';

const MAX = { hours: 6, days: 9 } as const;
const HOUR = 60;
/** Font size of the numbers, and their distance below a clock and on a day. */
const NUMBER = { size: 34, below: 66, onDay: 30 } as const;

/** How far a small clock is raised to make room for the number below it. */
const HOUR_RAISE = 22;
/** Up to this many days are drawn larger. */
const MAX_LARGE_DAYS = 8;
const LARGE_SCALE = 1.15;

const times = <Made>(count: number, make: () => Made): readonly Made[] => Array.from({ length: count }, make);

/** A small clock: an hour, or a part of one. It is pale before it is counted and bright after. */
class HourBody extends Container {
  private readonly waiting: Pie;
  private readonly done: Pie;
  private readonly hand: Sprite;
  private readonly number: EquationText;
  private minutes = HOUR;

  constructor(atlas: Atlas) {
    super({ visible: false });
    this.waiting = new Pie(atlas, SMALL_RADIUS.hour * 0.78, AMOUNT.waiting);
    this.done = new Pie(atlas, SMALL_RADIUS.hour * 0.78, AMOUNT.done);
    this.hand = new Sprite({ texture: atlas.texture('hand small'), anchor: { x: 0.5, y: 27 / 29 } });
    this.number = new EquationText(atlas, NUMBER.size, AMOUNT.ink);
    this.number.position.y = NUMBER.below;
    const face = new Sprite({ texture: atlas.texture('face small'), anchor: 0.5 });
    this.addChild(face, this.waiting, this.done, this.hand, this.number);
  }

  dress(minutes: number): void {
    this.minutes = minutes;
    this.number.text = String(minutes);
    this.waiting.sweep(minutes / HOUR);
    this.count(0);
  }

  count(progress: number): void {
    this.done.sweep((progress * this.minutes) / HOUR);
    this.hand.rotation = progress * (this.minutes / HOUR) * 2 * Math.PI;
    this.number.scale.set(progress >= 1 ? 1 : 0);
  }
}

/** A day of 24 hours, half light and half dark. */
class DayBody extends Container {
  private readonly badge: Sprite;
  private readonly number: EquationText;

  constructor(atlas: Atlas) {
    super({ visible: false });
    this.badge = new Sprite({ texture: atlas.texture('disc'), anchor: 0.5 });
    this.number = new EquationText(atlas, NUMBER.onDay, AMOUNT.ink);
    this.number.text = '24';
    this.badge.scale.set(1.1);
    this.addChild(new Sprite({ texture: atlas.texture('day'), anchor: 0.5 }), this.badge, this.number);
  }

  count(progress: number): void {
    const size = progress <= 0 ? 0 : easeBack(progress);
    this.badge.scale.set(1.1 * size);
    this.number.scale.set(size);
  }
}

/** The picture of a conversion: a small clock for each hour, or a light and a dark half for each day. */
export class Amounts extends Container {
  private readonly hours: readonly HourBody[];
  private readonly days: readonly DayBody[];
  private asked: Conversion | null = null;
  private stage: View | null = null;

  constructor(atlas: Atlas) {
    super({ visible: false });
    this.hours = times(MAX.hours, () => new HourBody(atlas));
    this.days = times(MAX.days, () => new DayBody(atlas));
    this.addChild(...this.hours, ...this.days);
  }

  layout(view: View): void {
    this.stage = view;
    this.arrange();
  }

  /** Changes to the picture of this conversion, with nothing counted. */
  setQuestion(asked: Conversion): void {
    this.asked = asked;
    const amounts = getAmounts(asked);
    for (const [index, body] of this.hours.entries()) {
      const amount = asked.unit === 'minutes' ? amounts[index] : undefined;
      body.visible = amount !== undefined;
      if (amount !== undefined) body.dress(amount);
    }
    for (const [index, body] of this.days.entries()) {
      body.visible = index < asked.days;
      body.count(0);
    }
    this.arrange();
  }

  /** Counts this many items. A fraction shows a part of the next one. */
  showSteps(steps: number): void {
    const bodies = this.asked?.unit === 'hours' ? this.days : this.hours;
    for (let index = 0; index < bodies.length; index++) {
      const body = bodies[index]!;
      if (body.visible) body.count(Math.min(1, Math.max(0, steps - index)));
    }
  }

  private arrange(): void {
    if (this.asked === null || this.stage === null) return;
    const isHours = this.asked.unit === 'minutes';
    const { size } = timeMasterLayout(this.stage).amounts;
    const positions = amountAreas(this.stage, getAmounts(this.asked).length);
    for (const [index, { x, y }] of positions.entries()) {
      const body = (isHours ? this.hours : this.days)[index];
      body?.position.set(x, isHours ? y - HOUR_RAISE * size : y);
      // Four in a row have more room than five, so they are larger.
      body?.scale.set(!isHours && positions.length <= MAX_LARGE_DAYS ? LARGE_SCALE * size : size);
    }
  }
}
