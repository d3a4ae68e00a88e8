import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';
import { easeOut, getProgress } from '../../../stage/motion';
import { type BunSpot, type BunSpots, groupedSpots, looseSpots } from './bun-layout';
import type { Bars } from './layout';
import type { SharedThings } from './story-shape';

const FLY_MS = 260;
/** The diameter of the drawing. */
const DRAWN = 50;

/** Buns on one board. */
class Batch extends Container {
  private readonly atlas: Atlas;

  constructor(atlas: Atlas) {
    super();
    this.atlas = atlas;
  }

  lay({ size, spots }: BunSpots): void {
    while (this.children.length < spots.length)
      this.addChild(new Sprite({ texture: this.atlas.texture('bun'), anchor: 0.5 }));
    for (const [index, bun] of this.children.entries()) {
      const spot = spots[index];
      bun.visible = spot !== undefined;
      bun.scale.set(size / DRAWN);
      if (spot !== undefined) bun.position.set(spot.x, spot.y);
    }
  }
}

const NONE: BunSpots = { size: 1, spots: [] };

/** The buns of a question about an amount: as asked, shared into equal groups after the answer, and a wrong number of them. */
export class Buns extends Container {
  private readonly asked: Batch;
  private readonly shared: Batch;
  private readonly given: Batch;
  private from: readonly BunSpot[] = [];
  private to: readonly BunSpot[] = [];
  /** How many buns have landed. They land in the order in which they start. */
  private landed = 0;

  constructor(atlas: Atlas) {
    super();
    this.asked = new Batch(atlas);
    this.shared = new Batch(atlas);
    this.given = new Batch(atlas);
    this.addChild(this.asked, this.given, this.shared);
  }

  /** Null hides the buns. Before the answer is laid out, there are no groups. */
  show(things: SharedThings | null, bars: Bars, isLaid: boolean): void {
    this.visible = things !== null;
    if (things === null) return;
    const loose = looseSpots(things.amount, bars);
    const grouped = isLaid ? groupedSpots(things.amount, things.groups, bars) : NONE;
    this.asked.lay(loose);
    this.shared.lay(grouped);
    this.given.lay({ ...loose, spots: loose.spots.slice(0, things.given ?? 0) });
    for (const [row, batch] of [this.asked, this.shared, this.given].entries())
      batch.position.set(bars.xs[0], bars.ys[row]);
    const up = bars.ys[0] - bars.ys[1];
    this.from = loose.spots.map(({ x, y }) => ({ x, y: y + up }));
    this.to = grouped.spots;
    this.landed = 0;
  }

  /** Moves the buns to their groups. The first one starts at `startMs`, and each of the others `eachMs` later. */
  fly(nowMs: number, startMs: number, eachMs: number): void {
    for (let index = this.landed; index < this.to.length; index++) {
      const bun = this.shared.children[index]!;
      const from = this.from[index]!;
      const to = this.to[index]!;
      const setsOutMs = startMs + index * eachMs;
      const left = 1 - easeOut(getProgress(nowMs, setsOutMs, FLY_MS));
      bun.visible = nowMs >= setsOutMs;
      bun.position.set(to.x + (from.x - to.x) * left, to.y + (from.y - to.y) * left);
      if (left === 0 && index === this.landed) this.landed += 1;
    }
  }

  endMs(startMs: number, eachMs: number): number {
    return startMs + this.to.length * eachMs + FLY_MS;
  }
}
