import { Container, Sprite } from 'pixi.js';
import { getCorners, getSideLength, getSides, type Side } from '../../../../machines/shape-match/geometry';
import { type DrawnShape, figureOf } from '../../../../machines/shape-match/pools';
import type { Atlas } from '../../../stage/atlas';
import { interpolate } from '../../../stage/motion';
import { SCULPTURE } from './colours';
import { ARC_COUNT, BAR_SIZE, LINE_WIDTHS, SCULPTURE_RADIUS } from './drawings';

export const MAX_SIDES = 8;

const times = <Made>(count: number, make: (index: number) => Made): readonly Made[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Places a bar between two corners, or on the first part of that distance. */
function placeBar(bar: Sprite, { from, to }: Side, width: number, progress = 1): void {
  bar.position.set(from.x * SCULPTURE_RADIUS, from.y * SCULPTURE_RADIUS);
  bar.rotation = Math.atan2(to.y - from.y, to.x - from.x);
  bar.scale.set(
    (Math.hypot(to.x - from.x, to.y - from.y) * SCULPTURE_RADIUS * progress) / BAR_SIZE.length,
    width / BAR_SIZE.width,
  );
}

/**
 * The outline of a shape: straight sides with their corners, or the outline of a circle, lit as far as it has
 * been counted.
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
    this.arcs = arcsOf(atlas, 'arc', ARC_COUNT.line, SCULPTURE.side);
    this.corners = times(MAX_SIDES, part('corner'));
    this.litCorners = times(MAX_SIDES, part('corner lit'));
    this.growing = barOf(atlas, SCULPTURE.lit);
    this.tip = part('corner lit')();
    this.addChild(...this.bars, ...this.arcs, this.growing, ...this.corners, ...this.litCorners, this.tip);
  }

  /** Changes to the outline of another shape, with nothing lit. */
  setShape(drawn: DrawnShape): void {
    const figure = figureOf(drawn);
    this.sides = getSides(figure, drawn.turn);
    this.isRound = this.sides.length === 0;
    this.lit = 0;
    const corners = getCorners(figure, drawn.turn);
    this.lightBars(0);
    for (const [index, bar] of this.bars.entries()) {
      const side = this.sides[index];
      bar.visible = side !== undefined;
      if (side !== undefined) placeBar(bar, side, LINE_WIDTHS.side);
    }
    for (const [index, corner] of this.corners.entries()) {
      const at = corners[index];
      corner.visible = at !== undefined;
      this.litCorners[index]!.visible = false;
      if (at === undefined) continue;
      corner.position.set(at.x * SCULPTURE_RADIUS, at.y * SCULPTURE_RADIUS);
      this.litCorners[index]!.position.copyFrom(corner.position);
    }
    for (const arc of this.arcs) arc.visible = this.isRound;
    this.lightArcs(0);
    this.growing.visible = false;
    this.tip.visible = false;
  }

  /** Lights this many counting steps: sides, or the outline of a circle. */
  lightSteps(steps: number): void {
    this.lit = steps;
    this.growing.visible = false;
    this.tip.visible = false;
    if (this.isRound) {
      this.lightArcs(steps > 0 ? ARC_COUNT.line : 0);
      return;
    }
    this.lightBars(Math.min(steps, this.sides.length));
    for (let index = 0; index < this.sides.length; index++)
      this.litCorners[index]!.visible = steps > 0 && index <= steps;
  }

  /** Draws the current step up to this progress (0 to 1). */
  drawStep(progress: number): void {
    if (this.isRound) this.sweep(progress);
    else this.drawSide(progress);
  }

  private drawSide(progress: number): void {
    const side = this.sides[this.lit];
    if (side === undefined) return;
    placeBar(this.growing, side, LINE_WIDTHS.lit, progress);
    this.growing.visible = true;
    this.litCorners[this.lit]!.visible = true;
    this.tip.position.set(
      interpolate(side.from.x, side.to.x, progress) * SCULPTURE_RADIUS,
      interpolate(side.from.y, side.to.y, progress) * SCULPTURE_RADIUS,
    );
    this.tip.visible = true;
  }

  private sweep(progress: number): void {
    const count = Math.floor(progress * ARC_COUNT.line);
    this.lightArcs(count);
    const angle = (count / ARC_COUNT.line) * 2 * Math.PI;
    this.tip.position.set(Math.sin(angle) * SCULPTURE_RADIUS, -Math.cos(angle) * SCULPTURE_RADIUS);
    this.tip.visible = progress < 1;
  }

  /** Updates only what has changed, because setting a tint is expensive. */
  private lightBars(count: number): void {
    for (let index = Math.min(count, this.litBars); index < Math.max(count, this.litBars); index++) {
      const bar = this.bars[index]!;
      bar.tint = index < count ? SCULPTURE.lit : SCULPTURE.side;
      bar.scale.y = (index < count ? LINE_WIDTHS.lit : LINE_WIDTHS.side) / BAR_SIZE.width;
    }
    this.litBars = count;
  }

  private lightArcs(count: number): void {
    for (let index = Math.min(count, this.litArcs); index < Math.max(count, this.litArcs); index++)
      this.arcs[index]!.tint = index < count ? SCULPTURE.lit : SCULPTURE.side;
    this.litArcs = count;
  }
}

/** A sculpture's depth: a copy of its outline, behind it and to the lower right. */
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
    this.arcs = arcsOf(atlas, 'arc depth', ARC_COUNT.depth, SCULPTURE.depth);
    this.position.set(7, 8);
    this.addChild(...this.bars, ...this.dots, ...this.arcs);
  }

  dress(drawn: DrawnShape): void {
    const sides = getSides(figureOf(drawn), drawn.turn);
    for (const [index, bar] of this.bars.entries()) {
      const side = sides[index];
      const dot = this.dots[index]!;
      bar.visible = side !== undefined;
      dot.visible = side !== undefined;
      if (side === undefined) continue;
      placeBar(bar, side, LINE_WIDTHS.depth);
      dot.position.copyFrom(bar.position);
    }
    for (const arc of this.arcs) arc.visible = sides.length === 0;
  }
}

function barOf(atlas: Atlas, tint: number): Sprite {
  return new Sprite({ texture: atlas.texture('bar'), anchor: { x: 0, y: 0.5 }, tint, visible: false });
}

/** The pieces of a circle's outline, clockwise from the top. */
function arcsOf(atlas: Atlas, name: 'arc' | 'arc depth', count: number, tint: number): readonly Sprite[] {
  const texture = atlas.texture(name);
  return times(count, (index) => {
    const arc = new Sprite({ texture, anchor: { x: 0, y: 0.5 }, tint, visible: false });
    // Rotated around the centre of the circle.
    arc.pivot.x = -(SCULPTURE_RADIUS - (texture.width - 6) / 2 - 4);
    arc.rotation = ((index + 0.5) / count) * 2 * Math.PI - Math.PI / 2;
    return arc;
  });
}

/** The distance from a shape's centre to its nearest side, in units; the radius for a circle. */
export function getInnerRadius(drawn: DrawnShape): number {
  const distances = getSides(figureOf(drawn)).map(
    (side) => Math.abs(side.from.x * side.to.y - side.to.x * side.from.y) / getSideLength(side),
  );
  return Math.min(1, ...distances) * SCULPTURE_RADIUS;
}
