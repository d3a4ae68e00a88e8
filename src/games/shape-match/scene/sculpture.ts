import { Container, type Mesh, Sprite } from 'pixi.js';
import { getSides } from '../../../../machines/shape-match/geometry';
import { type DrawnShape, figureOf } from '../../../../machines/shape-match/pools';
import { type FigureId, SHAPE_IDS, SHAPES, TRIANGLES } from '../../../../machines/shape-match/rules';
import type { Atlas } from '../../../stage/atlas';
import { EquationText } from '../../../stage/equation-text';
import { easeBack, getProgress, interpolate } from '../../../stage/motion';
import { SCULPTURE } from './colours';
import { DISC_RADIUS, SCULPTURE_RADIUS } from './drawings';
import { createFace } from './face';
import { Depth, getInnerRadius, MAX_SIDES, Outline } from './outline';

/**
 * Font size of the numbers at the sides, their distance from the side, and half their height; then the total, and the
 * gap between the two.
 */
const NUMBER = { size: 42, inside: 30, half: 15 } as const;
const TOTAL = { size: 60, min: 16, max: DISC_RADIUS, inside: 6 } as const;
/** How long a number takes to appear and the total to pop. */
export const POP_MS = 160;
const DEGREE = Math.PI / 180;

/** Every outline that can be drawn. */
const FIGURES: readonly FigureId[] = [...SHAPE_IDS, 'rectangle', ...TRIANGLES.slice(1)];

/** How far the counting has got, and the mark on the sculpture if it is a choice. */
export interface CountingState {
  readonly steps: number;
  readonly mark: 'right' | 'wrong' | null;
}

/**
 * One exact shape: its face, its depth, and its sides, which light up with their numbers. Its radius is 150
 * before scaling.
 */
export class Sculpture extends Container {
  private readonly faces: ReadonlyMap<FigureId, Mesh>;
  private readonly depth: Depth;
  private readonly outline: Outline;
  private readonly numbers: readonly EquationText[];
  private readonly disc: Sprite;
  private readonly total: EquationText;
  private readonly marks: Readonly<Record<'right' | 'wrong', Sprite>>;
  private drawn: DrawnShape | null = null;
  private steps = 0;
  /** The scale of the disc, relative to the drawing in the atlas. */
  private discScale = 1;

  constructor(atlas: Atlas) {
    super();
    this.faces = new Map(FIGURES.map((figure) => [figure, createFace(atlas, figure, SCULPTURE.face)]));
    this.depth = new Depth(atlas);
    this.outline = new Outline(atlas);
    this.numbers = Array.from({ length: MAX_SIDES }, () => new EquationText(atlas, NUMBER.size, SCULPTURE.ink));
    this.disc = new Sprite({ texture: atlas.texture('disc'), anchor: 0.5 });
    this.total = new EquationText(atlas, TOTAL.size, SCULPTURE.total);
    const mark = (name: 'right' | 'wrong') =>
      new Sprite({
        texture: atlas.texture(name),
        anchor: 0.5,
        x: SCULPTURE_RADIUS * 0.74,
        y: -SCULPTURE_RADIUS * 0.74,
      });
    this.marks = { right: mark('right'), wrong: mark('wrong') };
    this.addChild(
      this.depth,
      ...this.faces.values(),
      this.outline,
      ...this.numbers,
      this.disc,
      this.total,
      this.marks.right,
      this.marks.wrong,
    );
  }

  /** Changes to this shape, with nothing counted. */
  setShape(drawn: DrawnShape): void {
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    for (const [figure, face] of this.faces) {
      face.visible = figure === figureOf(drawn);
      face.rotation = drawn.turn * DEGREE;
    }
    this.depth.dress(drawn);
    this.outline.setShape(drawn);
    this.placeNumbers(drawn);
    this.count({ steps: 0, mark: null });
  }

  /** Shows this many counting steps, and the mark on the choice. */
  count({ steps, mark }: CountingState): void {
    this.steps = steps;
    this.outline.lightSteps(steps);
    for (let index = 0; index < MAX_SIDES; index++) {
      const number = this.numbers[index]!;
      number.visible = index < steps && number.text !== '';
      number.scale.set(1);
    }
    this.disc.visible = steps > 0;
    this.total.text = steps > 0 ? String(Math.min(steps, this.sides)) : '';
    this.popTotal(1);
    this.marks.right.visible = mark === 'right';
    this.marks.wrong.visible = mark === 'wrong';
  }

  /** Draws the current step up to this progress (0 to 1). */
  drawStep(progress: number): void {
    this.outline.drawStep(progress);
  }

  /** Animates the last number, `sinceMs` after its side was counted, and the total when the last side is counted. */
  settle(sinceMs: number): void {
    const scale = interpolate(0.4, 1, easeBack(getProgress(sinceMs, 0, POP_MS)));
    const number = this.numbers[this.steps - 1];
    if (number !== undefined) number.scale.set(scale);
    if (this.steps > 0 && this.steps >= this.sides) this.popTotal(scale);
  }

  private get sides(): number {
    return this.drawn === null ? 0 : SHAPES[this.drawn.shape].sides;
  }

  private popTotal(scale: number): void {
    this.disc.scale.set(this.discScale * scale);
    this.total.scale.set(this.discScale * scale);
  }

  /** Places each number inside its side, and the total in the remaining space in the middle. */
  private placeNumbers(drawn: DrawnShape): void {
    const sides = getSides(figureOf(drawn), drawn.turn);
    const inside = getInnerRadius(drawn);
    const progress = (inside - NUMBER.inside) / inside;
    for (let index = 0; index < MAX_SIDES; index++) {
      const number = this.numbers[index]!;
      const side = sides[index];
      number.text = side === undefined ? '' : String(index + 1);
      if (side === undefined) continue;
      number.position.set(
        ((side.from.x + side.to.x) / 2) * SCULPTURE_RADIUS * progress,
        ((side.from.y + side.to.y) / 2) * SCULPTURE_RADIUS * progress,
      );
    }
    const room = sides.length === 0 ? TOTAL.max : inside - NUMBER.inside - NUMBER.half - TOTAL.inside;
    // In a narrow triangle the number of its last side is the total.
    this.discScale = room < TOTAL.min ? 0 : Math.min(TOTAL.max, room) / DISC_RADIUS;
  }
}
