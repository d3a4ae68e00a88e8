import { Container, Sprite } from 'pixi.js';
import { cornersOf, lengthOf, type Side, sidesOf } from '../../../../machines/shape-match/geometry';
import type { Drawn } from '../../../../machines/shape-match/questions';
import type { Atlas } from '../../../stage/atlas';
import { between } from '../../../stage/motion';
import { SCULPTURE } from './colours';
import { ARCS, BAR, RADIUS, WIDTH } from './drawings';

export const MAX_SIDES = 8;

const times = <Made>(count: number, make: (index: number) => Made): readonly Made[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Places a bar between two corners, or on the first part of the way. */
function placeBar(bar: Sprite, { from, to }: Side, width: number, progress = 1): void {
  bar.position.set(from.x * RADIUS, from.y * RADIUS);
  bar.rotation = Math.atan2(to.y - from.y, to.x - from.x);
  bar.scale.set((Math.hypot(to.x - from.x, to.y - from.y) * RADIUS * progress) / BAR.length, width / BAR.width);
}

/**
 * The line around a shape: straight sides with their corners, or the line of a circle, lit as far as it has been
 * counted.
 */
export class Outline extends Container {
  private readonly bars: readonly Sprite[];
  private readonly corners: readonly Sprite[];
  private readonly litCorners: readonly Sprite[];
  private readonly arcs: readonly Sprite[];
  /** The bar of the side that is being drawn. */
  private readonly growing: Sprite;
  private readonly tip: Sprite;
  private sides: readonly Side[] = [];
  private isRound = false;
  private lit = 0;
  private litBars = 0;
  private litArcs = 0;

  constructor(atlas: Atlas) {
    super();
    const part = (name: string) => () => new Sprite({ texture: atlas.texture(name), anchor: 0.5, visible: false });
    this.bars = times(MAX_SIDES, () => barOf(atlas, SCULPTURE.side));
    this.arcs = arcsOf(atlas, 'arc', ARCS.line, SCULPTURE.side);
    this.corners = times(MAX_SIDES, part('corner'));
    this.litCorners = times(MAX_SIDES, part('corner lit'));
    this.growing = barOf(atlas, SCULPTURE.lit);
    this.tip = part('corner lit')();
    this.addChild(...this.bars, ...this.arcs, this.growing, ...this.corners, ...this.litCorners, this.tip);
  }

  /** Changes to the line of another shape, with nothing lit. */
  dress({ shape, turn }: Drawn): void {
    this.sides = sidesOf(shape, turn);
    this.isRound = this.sides.length === 0;
    this.lit = 0;
    const corners = cornersOf(shape, turn);
    this.lightBars(0);
    for (const [index, bar] of this.bars.entries()) {
      const side = this.sides[index];
      bar.visible = side !== undefined;
      if (side !== undefined) placeBar(bar, side, WIDTH.side);
    }
    for (const [index, corner] of this.corners.entries()) {
      const at = corners[index];
      corner.visible = at !== undefined;
      this.litCorners[index]!.visible = false;
      if (at === undefined) continue;
      corner.position.set(at.x * RADIUS, at.y * RADIUS);
      this.litCorners[index]!.position.copyFrom(corner.position);
    }
    for (const arc of this.arcs) arc.visible = this.isRound;
    this.lightArcs(0);
    this.growing.visible = false;
    this.tip.visible = false;
  }

  /** Lights this many steps of counting: sides, or the line of a circle. */
  light(steps: number): void {
    this.lit = steps;
    this.growing.visible = false;
    this.tip.visible = false;
    if (this.isRound) {
      this.lightArcs(steps > 0 ? ARCS.line : 0);
      return;
    }
    this.lightBars(Math.min(steps, this.sides.length));
    for (let index = 0; index < this.sides.length; index++)
      this.litCorners[index]!.visible = steps > 0 && index <= steps;
  }

  /** Draws the current step up to this progress (0 to 1). */
  grow(progress: number): void {
    if (this.isRound) this.sweep(progress);
    else this.drawSide(progress);
  }

  private drawSide(progress: number): void {
    const side = this.sides[this.lit];
    if (side === undefined) return;
    placeBar(this.growing, side, WIDTH.lit, progress);
    this.growing.visible = true;
    this.litCorners[this.lit]!.visible = true;
    this.tip.position.set(
      between(side.from.x, side.to.x, progress) * RADIUS,
      between(side.from.y, side.to.y, progress) * RADIUS,
    );
    this.tip.visible = true;
  }

  private sweep(progress: number): void {
    const count = Math.floor(progress * ARCS.line);
    this.lightArcs(count);
    const angle = (count / ARCS.line) * 2 * Math.PI;
    this.tip.position.set(Math.sin(angle) * RADIUS, -Math.cos(angle) * RADIUS);
    this.tip.visible = progress < 1;
  }

  /** Updates only what has changed, because setting a tint is expensive. */
  private lightBars(count: number): void {
    for (let index = Math.min(count, this.litBars); index < Math.max(count, this.litBars); index++) {
      const bar = this.bars[index]!;
      bar.tint = index < count ? SCULPTURE.lit : SCULPTURE.side;
      bar.scale.y = (index < count ? WIDTH.lit : WIDTH.side) / BAR.width;
    }
    this.litBars = count;
  }

  private lightArcs(count: number): void {
    for (let index = Math.min(count, this.litArcs); index < Math.max(count, this.litArcs); index++)
      this.arcs[index]!.tint = index < count ? SCULPTURE.lit : SCULPTURE.side;
    this.litArcs = count;
  }
}

/** The depth of a sculpture: a copy of its line, behind it and to the lower right. */
export class Depth extends Container {
  private readonly bars: readonly Sprite[];
  private readonly dots: readonly Sprite[];
  private readonly arcs: readonly Sprite[];

  constructor(atlas: Atlas) {
    super();
    this.bars = times(MAX_SIDES, () => barOf(atlas, SCULPTURE.depth));
    this.dots = times(
      MAX_SIDES,
      () => new Sprite({ texture: atlas.texture('dot'), anchor: 0.5, tint: SCULPTURE.depth, visible: false }),
    );
    this.arcs = arcsOf(atlas, 'arc depth', ARCS.depth, SCULPTURE.depth);
    this.position.set(7, 8);
    this.addChild(...this.bars, ...this.dots, ...this.arcs);
  }

  dress({ shape, turn }: Drawn): void {
    const sides = sidesOf(shape, turn);
    for (const [index, bar] of this.bars.entries()) {
      const side = sides[index];
      const dot = this.dots[index]!;
      bar.visible = side !== undefined;
      dot.visible = side !== undefined;
      if (side === undefined) continue;
      placeBar(bar, side, WIDTH.depth);
      dot.position.copyFrom(bar.position);
    }
    for (const arc of this.arcs) arc.visible = sides.length === 0;
  }
}

function barOf(atlas: Atlas, tint: number): Sprite {
  return new Sprite({ texture: atlas.texture('bar'), anchor: { x: 0, y: 0.5 }, tint, visible: false });
}

/** The pieces of a circle's line, clockwise from the top. */
function arcsOf(atlas: Atlas, name: 'arc' | 'arc depth', count: number, tint: number): readonly Sprite[] {
  const texture = atlas.texture(name);
  return times(count, (index) => {
    const arc = new Sprite({ texture, anchor: { x: 0, y: 0.5 }, tint, visible: false });
    // Rotated around the centre of the circle.
    arc.pivot.x = -(RADIUS - (texture.width - 6) / 2 - 4);
    arc.rotation = ((index + 0.5) / count) * 2 * Math.PI - Math.PI / 2;
    return arc;
  });
}

/** The distance from a shape's centre to its nearest side, in units; the radius for a circle. */
export function insideOf({ shape }: Pick<Drawn, 'shape'>): number {
  const [side] = sidesOf(shape);
  if (side === undefined) return RADIUS;
  const { from, to } = side;
  return (Math.abs(from.x * to.y - to.x * from.y) / lengthOf(side)) * RADIUS;
}
