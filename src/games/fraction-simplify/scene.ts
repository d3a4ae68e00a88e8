import { Container } from 'pixi.js';
import { OPERATIONS } from '../../../machines/fraction-simplify/questions';
import { withHero } from '../../play/hero/with-hero';
import type { Atlas } from '../../stage/atlas';
import type { Scene, View } from '../../stage/scene';
import { SignText } from '../../stage/sign-text';
import type { Standing } from './scene/backdrop';
import { CakeRow } from './scene/cake-row';
import { WRITTEN } from './scene/colours';
import { Comparison } from './scene/comparison';
import { bakeryDrawings } from './scene/drawings';
import { hero } from './scene/hero';
import { bars, plates, rimOf } from './scene/layout';
import { cakesOf, comparisonOf } from './scene/picture';
import { TrayRow } from './scene/tray-row';
import { world } from './scene/world';
import type { BakeryView } from './view';

/** Font size of the signs between the plates and on the empty plate, and the maximum width of a sign. */
const SIGN = { size: 64, wide: 48 } as const;
/** Smaller cakes would be unreadable, so they are not drawn. */
const MIN_RADIUS_PX = 12;
/** By this time every movement has ended, in ms. */
const AT_REST_MS = 60_000;

/**
 * The scene is a bakery: names with "bakery" in this folder mean its drawings and colours. The fractions of the
 * question are cakes. After the answer they show how they make the result.
 */
export class BakeryScene implements Scene<BakeryView> {
  readonly view = new Container();
  private readonly reducedMotion: boolean;
  private readonly cakes: CakeRow;
  private readonly trays: TrayRow;
  private readonly comparison: Comparison;
  private readonly signs: readonly [SignText, SignText];
  private readonly asked: SignText;
  private stage: View | null = null;
  private shown: BakeryView | null = null;
  private stands: Standing = 'three';

  constructor(atlas: Atlas, reducedMotion: boolean) {
    this.reducedMotion = reducedMotion;
    this.cakes = new CakeRow(atlas);
    this.trays = new TrayRow(atlas);
    this.comparison = new Comparison(atlas);
    this.signs = [new SignText(atlas, SIGN.size, WRITTEN.sign), new SignText(atlas, SIGN.size, WRITTEN.sign)];
    this.asked = new SignText(atlas, SIGN.size, WRITTEN.asked);
    this.view.addChild(...this.signs, this.asked, this.cakes, this.trays, this.comparison);
  }

  layout(view: View): void {
    this.stage = view;
    this.arrange();
  }

  show(shown: BakeryView, nowMs: number): void {
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
    const amounts = given?.verdict === 'wrong' ? comparisonOf(question, given.answer) : null;
    if (given?.verdict === 'wrong' && amounts !== null) this.comparison.show(amounts, given.answer, nowMs);
    this.stands = amounts === null ? this.platesOf(shown) : 'boards';
    this.showSigns(shown);
    this.arrange();
    // With reduced motion the final state is shown at once.
    this.move(this.reducedMotion ? nowMs + AT_REST_MS : nowMs);
  }

  tick(nowMs: number): void {
    if (!this.reducedMotion) this.move(nowMs);
  }

  isStill(nowMs: number): boolean {
    if (this.reducedMotion || this.shown === null) return true;
    return this.body().isStill(nowMs);
  }

  /** Which plates or boards the backdrop shows; null if there are none. */
  standing(): Standing | null {
    return this.view.visible ? this.stands : null;
  }

  private move(nowMs: number): void {
    if (this.shown !== null) this.body().tick(nowMs);
  }

  private body(): CakeRow | TrayRow | Comparison {
    if (this.stands === 'boards') return this.comparison;
    return this.stands === 'trays' ? this.trays : this.cakes;
  }

  /** The plates that a question needs. There is one more if the answer is more than one whole. */
  private platesOf({ question, given }: BakeryView): Standing {
    if (question.type === 'multiply') return 'trays';
    if (question.type === 'simplify') return 'two';
    return given !== null && cakesOf(question).results.length === 2 ? 'four' : 'three';
  }

  private showSigns({ question, given }: BakeryView): void {
    const [first, second] = this.signs;
    const isOnPlates = this.stands !== 'boards';
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
    if (this.stands === 'boards') {
      this.comparison.moveTo(bars(this.stage, 0));
      return;
    }
    const count = { two: 2, three: 3, four: 4, trays: 3 }[this.stands];
    const positions = plates(this.stage, count);
    const { xs, signXs, y, radius } = positions;
    this.view.visible = radius * this.stage.scale >= MIN_RADIUS_PX;
    if (this.stands === 'trays') this.trays.moveTo(positions);
    else this.cakes.moveTo(positions);
    const room = Math.min(1, (xs[1]! - xs[0]! - 2 * rimOf(radius)) / SIGN.wide);
    this.signs.forEach((sign, index) => {
      sign.position.set(signXs[index] ?? 0, y);
      sign.scale.set(room);
    });
    this.asked.position.set(xs[count - 1] ?? 0, y);
  }
}

export const loadBakeryScene = withHero({ hero, world, drawings: bakeryDrawings, Scene: BakeryScene });
