import { Container } from 'pixi.js';
import type { Question } from '../../../../machines/fraction-simplify/questions';
import type { Atlas } from '../../../stage/atlas';
import { Cake } from '../../../stage/fractions/cake';
import { CAKE } from '../../../stage/fractions/drawings';
import { createWhole } from '../../../stage/fractions/pieces';
import { easeBack, easeOut, getProgress, interpolate } from '../../../stage/motion';
import { FractionLabel } from './fraction-label';
import type { Plates } from './layout';
import { createQuestionCakes, LOOKS, type QuestionCakes, type Slide } from './question-cakes';

/** New cakes grow from this scale. */
const APPEARS = { from: 0.8, lengthMs: 240 } as const;
/**
 * In ms. After an answer the cakes are cut, then their parts slide one after the other. The last one starts
 * within `maxMs`.
 */
const CUTS_MS = 400;
const SLIDES = { lengthMs: 300, apartMs: 80, maxMs: 560 } as const;
const SOURCE_LOOKS = [LOOKS.first, LOOKS.second] as const;

/** The cakes of a question on their plates, and the result's plates, which fill after the answer. */
export class CakeRow extends Container {
  private readonly sources: readonly [Cake, Cake];
  private readonly results: readonly [Cake, Cake];
  private readonly labels: readonly [FractionLabel, FractionLabel, FractionLabel];
  private picture: QuestionCakes | null = null;
  private positions: Plates | null = null;
  private askedMs = Number.NEGATIVE_INFINITY;
  /** When the question was answered; null while it is open. */
  private answeredMs: number | null = null;
  private apartMs = 0;

  constructor(atlas: Atlas) {
    super();
    this.sources = [new Cake(atlas), new Cake(atlas)];
    this.results = [new Cake(atlas), new Cake(atlas)];
    this.labels = [new FractionLabel(atlas), new FractionLabel(atlas), new FractionLabel(atlas)];
    this.addChild(...this.sources, ...this.results, ...this.labels);
  }

  ask(question: Question, nowMs: number): void {
    this.picture = createQuestionCakes(question);
    this.askedMs = nowMs;
    this.answeredMs = null;
    const { given } = this.picture;
    this.sources.forEach((cake, index) => {
      const one = given[index];
      cake.visible = one !== undefined;
      if (one !== undefined)
        cake.show(createWhole(one.denominator, [[one.numerator, SOURCE_LOOKS[index] ?? LOOKS.first]]));
      this.labels[index]?.setFraction(one ?? null);
    });
    for (const cake of this.results) cake.visible = false;
    this.labels[2].setFraction(null);
  }

  /** Cuts the cakes into the answer's parts and moves these together. */
  answer(nowMs: number): void {
    if (this.picture === null) return;
    const { given, cut, result, results, slides } = this.picture;
    this.answeredMs = nowMs;
    this.apartMs = Math.min(SLIDES.apartMs, SLIDES.maxMs / slides.length);
    cut.forEach((one, index) => {
      const look = SOURCE_LOOKS[index] ?? LOOKS.first;
      this.sources[index]?.show(createWhole(one.denominator, [[one.numerator, look]]), given[index]?.denominator);
      this.labels[index]?.setFraction(one);
    });
    this.results.forEach((cake, index) => {
      const whole = results[index];
      cake.visible = whole !== undefined;
      if (whole !== undefined) cake.show(whole);
    });
    this.labels[2].setFraction(result);
  }

  moveTo(positions: Plates): void {
    this.positions = positions;
    const { xs, y, radius, labelY, labelSize } = positions;
    const count = this.picture?.given.length ?? 0;
    [...this.sources, ...this.results].forEach((cake, index) => {
      const plate = index < 2 ? index : count + index - 2;
      cake.position.set(xs[plate] ?? 0, y);
      cake.scale.set(radius / CAKE.radius);
    });
    const resultX = xs.length === 4 ? ((xs[2] ?? 0) + (xs[3] ?? 0)) / 2 : (xs[count] ?? 0);
    this.labels.forEach((label, index) => label.moveTo(index === 2 ? resultX : (xs[index] ?? 0), labelY, labelSize));
  }

  isStill(nowMs: number): boolean {
    const slides = this.picture?.slides.length ?? 0;
    const doneMs =
      this.answeredMs === null
        ? this.askedMs + APPEARS.lengthMs
        : this.answeredMs + CUTS_MS + this.apartMs * slides + SLIDES.lengthMs;
    return nowMs > doneMs;
  }

  tick(nowMs: number): void {
    if (this.picture === null || this.positions === null) return;
    const scale = (this.positions.radius / CAKE.radius) * this.appeared(nowMs);
    for (let index = 0; index < this.picture.given.length; index++) this.sources[index]!.scale.set(scale);
    if (this.answeredMs === null) return;
    const progress = easeOut(getProgress(nowMs, this.answeredMs, CUTS_MS));
    for (let index = 0; index < this.picture.cut.length; index++) this.sources[index]!.growCuts(progress);
    for (let index = 0; index < this.picture.slides.length; index++) {
      const startMs = this.answeredMs + CUTS_MS + index * this.apartMs;
      this.slide(this.picture.slides[index]!, getProgress(nowMs, startMs, SLIDES.lengthMs));
    }
  }

  private appeared(nowMs: number): number {
    return interpolate(APPEARS.from, 1, easeBack(getProgress(nowMs, this.askedMs, APPEARS.lengthMs)));
  }

  /** Moves a sliding part: hidden at 0, in its final position at 1. */
  private slide({ cake, piece, source, turn }: Slide, progress: number): void {
    const home = this.results[cake]!;
    if (progress === 0) {
      home.hidePiece(piece);
      return;
    }
    const left = 1 - easeOut(progress);
    const from = (this.sources[source]!.x - home.x) / home.scale.x;
    home.movePiece(piece, from * left, 0, turn * left);
  }
}
