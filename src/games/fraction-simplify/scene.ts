import { Container } from 'pixi.js';
import { OPERATIONS } from '../../../machines/fraction-simplify/questions';
import { withHero } from '../../play/hero/with-hero';
import type { Atlas } from '../../stage/atlas';
import { EquationText } from '../../stage/equation-text';
import type { Scene, View } from '../../stage/scene';
import type { CounterLayer } from './scene/backdrop';
import { CakeRow } from './scene/cake-row';
import { celebration } from './scene/celebration';
import { TEXT_TINTS } from './scene/colours';
import { Comparison } from './scene/comparison';
import { bakeryDrawings } from './scene/drawings';
import { hero } from './scene/hero';
import { barsLayout, plateRadius, platesLayout } from './scene/layout';
import { cakesOf, compareAmounts } from './scene/question-cakes';
import { TrayRow } from './scene/tray-row';
import type { FractionSimplifyView } from './view';

/** Font size and maximum width of the signs between the plates and on the empty plate. */
const SIGN = { size: 64, wide: 48 } as const;
/** Smaller cakes would be impossible to read, so they are not drawn. */
const MIN_RADIUS_PX = 12;
/** All animations have ended after this time, in ms. */
const AT_REST_MS = 60_000;

/**
 * The scene is a bakery, after which the drawings and colours in this folder are named. The fractions of the question
 * are cakes, which are combined into the result after the answer.
 */
export class FractionSimplifyScene implements Scene<FractionSimplifyView> {
  readonly view = new Container();
  private readonly reducedMotion: boolean;
  private readonly cakes: CakeRow;
  private readonly trays: TrayRow;
  private readonly comparison: Comparison;
  private readonly signs: readonly [EquationText, EquationText];
  private readonly asked: EquationText;
  private stage: View | null = null;
  private shown: FractionSimplifyView | null = null;
  private visibleLayer: CounterLayer = 'three';

  constructor(atlas: Atlas, reducedMotion: boolean) {
    this.reducedMotion = reducedMotion;
    this.cakes = new CakeRow(atlas);
    this.trays = new TrayRow(atlas);
    this.comparison = new Comparison(atlas);
    this.signs = [
      new EquationText(atlas, SIGN.size, TEXT_TINTS.sign),
      new EquationText(atlas, SIGN.size, TEXT_TINTS.sign),
    ];
    this.asked = new EquationText(atlas, SIGN.size, TEXT_TINTS.asked);
    this.view.addChild(...this.signs, this.asked, this.cakes, this.trays, this.comparison);
  }

  layout(view: View): void {
    this.stage = view;
    this.arrange();
  }

  show(shown: FractionSimplifyView, nowMs: number): void {
    const before = this.shown;
    if (shown.question === before?.question && shown.given === before.given) return;
    this.shown = shown;
    const { question, given } = shown;
    if (question !== before?.question) {
      if (question.type === 'multiply') this.trays.ask(question, nowMs);
      else this.cakes.ask(question, nowMs);
    }
    if (given !== null) {
      if (question.type === 'multiply') this.trays.answer(nowMs);
      else this.cakes.answer(nowMs);
    }
    const amounts = given?.verdict === 'wrong' ? compareAmounts(question, given.answer) : null;
    if (given?.verdict === 'wrong' && amounts !== null) this.comparison.show(amounts, given.answer, nowMs);
    this.visibleLayer = amounts === null ? this.platesOf(shown) : 'boards';
    this.showSigns(shown);
    this.arrange();
    // With reduced motion the final state is shown immediately.
    this.move(this.reducedMotion ? nowMs + AT_REST_MS : nowMs);
  }

  tick(nowMs: number): void {
    if (!this.reducedMotion) this.move(nowMs);
  }

  isStill(nowMs: number): boolean {
    if (this.reducedMotion || this.shown === null) return true;
    return this.body().isStill(nowMs);
  }

  /** The layer of plates or boards that the backdrop shows; null if there is none. */
  visibleLayerName(): CounterLayer | null {
    return this.view.visible ? this.visibleLayer : null;
  }

  private move(nowMs: number): void {
    if (this.shown !== null) this.body().tick(nowMs);
  }

  private body(): CakeRow | TrayRow | Comparison {
    if (this.visibleLayer === 'boards') return this.comparison;
    return this.visibleLayer === 'trays' ? this.trays : this.cakes;
  }

  /** The plates that a question needs. There is one more if the answer is more than one whole. */
  private platesOf({ question, given }: FractionSimplifyView): CounterLayer {
    if (question.type === 'multiply') return 'trays';
    if (question.type === 'simplify') return 'two';
    return given !== null && cakesOf(question).results.length === 2 ? 'four' : 'three';
  }

  private showSigns({ question, given }: FractionSimplifyView): void {
    const [first, second] = this.signs;
    const isOnPlates = this.visibleLayer !== 'boards';
    first.text = question.type === 'simplify' ? '=' : OPERATIONS[question.type];
    second.text = question.type === 'simplify' ? '' : '=';
    this.asked.text = '?';
    first.visible = isOnPlates;
    second.visible = isOnPlates && second.text !== '';
    this.asked.visible = given === null;
    this.cakes.visible = this.body() === this.cakes;
    this.trays.visible = this.body() === this.trays;
    this.comparison.visible = !isOnPlates;
  }

  private arrange(): void {
    if (this.stage === null || this.shown === null) return;
    this.view.visible = true;
    if (this.visibleLayer === 'boards') {
      this.comparison.moveTo(barsLayout(this.stage, 0));
      return;
    }
    const count = { two: 2, three: 3, four: 4, trays: 3 }[this.visibleLayer];
    const positions = platesLayout(this.stage, count);
    const { xs, signXs, y, radius } = positions;
    this.view.visible = radius * this.stage.scale >= MIN_RADIUS_PX;
    if (this.visibleLayer === 'trays') this.trays.moveTo(positions);
    else this.cakes.moveTo(positions);
    const room = Math.min(1, (xs[1]! - xs[0]! - 2 * plateRadius(radius)) / SIGN.wide);
    this.signs.forEach((sign, index) => {
      sign.position.set(signXs[index] ?? 0, y);
      sign.scale.set(room);
    });
    this.asked.position.set(xs[count - 1] ?? 0, y);
  }
}

export const loadFractionSimplifyScene = withHero({
  hero,
  world: celebration,
  drawings: bakeryDrawings,
  Scene: FractionSimplifyScene,
});
