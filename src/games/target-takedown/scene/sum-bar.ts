import { Container, NineSliceSprite, Sprite, Texture } from 'pixi.js';
import type { Area } from '../../../stage/area';
import type { Atlas } from '../../../stage/atlas';
import { EquationText } from '../../../stage/equation-text';
import { easeBack, getProgress } from '../../../stage/motion';
import { TINT } from './colours';
import { EDGE, PART_HEIGHT, STRIPES_WIDTH } from './drawings';

const PARTS = 6;
const PART_MS = 180;
const FIGURE_SIZE = 28;
/** Minimum scale of the number on a part. A part that is too narrow for it shows no number. */
const MIN_FIGURE = 0.55;
const COLOURS = 3;
/** Distances that the small marks can represent, and the minimum gap between two marks, in units. */
const NOTCHES = { steps: [5, 10, 20, 50], apart: 12, height: 10, small: 6 } as const;

/** A part of the bar: one chosen number, with proportional length. */
class Part extends Container {
  readonly face: NineSliceSprite;
  readonly figure: EquationText;

  constructor(atlas: Atlas, colour: number) {
    super();
    this.face = new NineSliceSprite({
      texture: atlas.texture(`part ${colour}`),
      leftWidth: EDGE,
      rightWidth: EDGE,
      topHeight: 0,
      bottomHeight: 0,
    });
    this.figure = new EquationText(atlas, FIGURE_SIZE, TINT.ink);
    this.addChild(this.face, this.figure);
  }
}

interface PartPosition {
  readonly x: number;
  readonly width: number;
  readonly free: number;
}

/**
 * The bar, whose full length represents the target, filled with parts of proportional length. If they exceed the
 * target, everything is scaled down: a mark shows the target, and the excess is striped.
 */
export class SumBar extends Container {
  private readonly atlas: Atlas;
  private readonly notches: Sprite[] = [];
  private readonly notchHome = new Container();
  private readonly over: Sprite;
  private readonly stripes: Texture;
  private readonly mark: Sprite;
  private readonly partHome = new Container();
  /** One for each number, and some spares. */
  private readonly parts: Part[] = [];
  private readonly reducedMotion: boolean;
  private area: Area = { x: 0, y: 0, width: 1, height: PART_HEIGHT };
  private values: readonly number[] = [];
  private target = 1;
  private newestMs = Number.NEGATIVE_INFINITY;
  private newestWidth = 0;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    super();
    this.atlas = atlas;
    this.reducedMotion = reducedMotion;
    // Uses its own texture, so that it can be cut to the length of the excess.
    const drawn = atlas.texture('stripes');
    this.stripes = new Texture({ source: drawn.source, frame: drawn.frame.clone(), label: 'stripes' });
    this.over = new Sprite({ texture: this.stripes, visible: false });
    this.mark = new Sprite({ texture: atlas.texture('mark'), anchor: { x: 0.5, y: 17 / 66 }, visible: false });
    while (this.parts.length < PARTS) this.addPart();
    this.addChild(this.partHome, this.notchHome, this.over, this.mark);
  }

  layout(area: Area): void {
    this.area = area;
    this.position.set(area.x, area.y);
    this.dress(null);
  }

  show(values: readonly number[], target: number, nowMs: number): void {
    const isLonger = values.length === this.values.length + 1 && target === this.target;
    this.values = values;
    this.target = target;
    this.dress(isLonger && !this.reducedMotion ? nowMs : null);
  }

  tick(nowMs: number): void {
    const progress = getProgress(nowMs, this.newestMs, PART_MS);
    const newest = this.parts[this.values.length - 1];
    if (newest === undefined || this.newestWidth === 0) return;
    newest.face.width = Math.max(1, this.newestWidth * easeBack(progress) - 2);
    if (progress === 1) this.newestWidth = 0;
  }

  override destroy(options?: Parameters<Container['destroy']>[0]): void {
    super.destroy(options);
    this.stripes.destroy();
  }

  /** Lays out the parts. The newest one grows from `growsMs` on; null means no growth. */
  private dress(growsMs: number | null): void {
    const { values, target, area } = this;
    const sum = values.reduce((all, value) => all + value, 0);
    const unit = area.width / Math.max(target, sum);
    const targetX = target * unit;
    while (this.parts.length < values.length) this.addPart();
    let x = 0;
    this.parts.forEach((part, index) => {
      const value = values[index];
      part.visible = value !== undefined;
      if (value === undefined) return;
      this.dressPart(part, value, { x, width: value * unit, free: Math.min(value * unit, targetX - x) });
      x += value * unit;
    });
    this.newestMs = growsMs ?? Number.NEGATIVE_INFINITY;
    this.newestWidth = growsMs === null ? 0 : (values.at(-1) ?? 0) * unit;
    this.dressOver(targetX, (sum - target) * unit);
    this.dressNotches(unit);
  }

  private addPart(): void {
    const part = new Part(this.atlas, this.parts.length % COLOURS);
    part.visible = false;
    this.parts.push(this.partHome.addChild(part));
  }

  /** `free` is the length of the part up to the target. The number is centred in it. */
  private dressPart({ face, figure, position }: Part, value: number, partPosition: PartPosition): void {
    position.set(partPosition.x, 0);
    // A small gap separates the parts.
    face.width = Math.max(1, partPosition.width - 2);
    figure.text = String(value);
    const scale = Math.min(1, (partPosition.free - 6) / figure.textWidth);
    figure.visible = scale >= MIN_FIGURE;
    figure.scale.set(Math.max(MIN_FIGURE, scale));
    figure.position.set(partPosition.free / 2 - 1, 17);
  }

  private dressOver(targetX: number, length: number): void {
    this.over.visible = length > 0;
    this.mark.visible = length > 0;
    if (length <= 0) return;
    const shown = Math.min(length, STRIPES_WIDTH);
    this.stripes.frame.width = shown;
    this.stripes.update();
    this.over.setSize(length, PART_HEIGHT);
    this.over.position.set(targetX, 0);
    this.mark.position.set(targetX, 0);
  }

  /** Small, evenly spaced marks, of which every other one is larger. */
  private dressNotches(unit: number): void {
    const { steps, apart, height, small } = NOTCHES;
    const step = steps.find((each) => each * unit >= apart) ?? this.target;
    const count = Math.max(0, Math.ceil(this.target / step) - 1);
    while (this.notches.length < count) {
      this.notches.push(this.notchHome.addChild(new Sprite(this.atlas.texture('notch'))));
    }
    this.notches.forEach((notch, index) => {
      const high = index % 2 === 1 ? height : small;
      notch.visible = index < count;
      notch.position.set((index + 1) * step * unit - 1, PART_HEIGHT + 2 - high);
      notch.setSize(2, high);
    });
  }
}
