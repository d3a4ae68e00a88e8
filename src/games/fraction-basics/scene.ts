import { Container, Sprite } from 'pixi.js';
import { type BarStep, layPartsMs } from '../../../machines/fraction-basics/round';
import { RULES } from '../../../machines/fraction-basics/rules';
import { withHero } from '../../play/hero/with-hero';
import type { Atlas } from '../../stage/atlas';
import { EquationText } from '../../stage/equation-text';
import { createWhole } from '../../stage/fractions/pieces';
import { easeOut, getProgress } from '../../stage/motion';
import type { Scene, View } from '../../stage/scene';
import { AnswerRow } from './scene/answer-row';
import { Buns } from './scene/buns';
import { celebration } from './scene/celebration';
import { TINTS } from './scene/colours';
import { millDrawings } from './scene/drawings';
import { Guide } from './scene/guide';
import { hero } from './scene/hero';
import { amountEndX, type Bars, BOARD, barsLayout } from './scene/layout';
import { RowLabel } from './scene/row-label';
import { Slot } from './scene/slot';
import { createStory } from './scene/story';
import type { Story } from './scene/story-shape';
import type { FractionBasicsView } from './view';

const CHARACTER_SIZE = 52;
/** A board on which there are buns instead of pieces. */
const UNCUT = createWhole(1, []);
/** How far the dotted line extends past the boards, in units. */
const GUIDE_BEYOND = 5;
const STEPS: readonly BarStep[] = ['open', 'cutting', 'laying', 'measuring', 'shown'];

/**
 * The scene is an old mill, after which the drawings and colours in this folder are named. Amounts are bars of equal
 * length on the miller's table. After the answer they are cut, laid out and measured.
 */
export class FractionBasicsScene implements Scene<FractionBasicsView> {
  readonly view = new Container();
  private readonly reducedMotion: boolean;
  private readonly asked: readonly [Slot, Slot];
  private readonly answer: AnswerRow;
  private readonly given: readonly [Slot, Slot];
  private readonly buns: Buns;
  private readonly labels: readonly [asked: RowLabel, second: RowLabel, answer: RowLabel, given: RowLabel];
  private readonly sign: EquationText;
  private readonly equals: EquationText;
  private readonly wrong: Sprite;
  private readonly guide: Guide;
  private stage: View | null = null;
  private shown: FractionBasicsView | null = null;
  private story: Story | null = null;
  /** In ms: when each step began, and the delay between two pieces. */
  private cutMs = Number.NEGATIVE_INFINITY;
  private layMs = Number.NEGATIVE_INFINITY;
  private measureMs = Number.NEGATIVE_INFINITY;
  private eachMs = 0;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    this.reducedMotion = reducedMotion;
    const slots = (): readonly [Slot, Slot] => [new Slot(atlas), new Slot(atlas)];
    const label = () => new RowLabel(atlas);
    this.given = slots();
    this.asked = slots();
    this.answer = new AnswerRow(atlas);
    this.buns = new Buns(atlas);
    this.labels = [label(), label(), label(), label()];
    this.sign = new EquationText(atlas, CHARACTER_SIZE, TINTS.sign);
    this.equals = new EquationText(atlas, CHARACTER_SIZE, TINTS.right);
    this.wrong = new Sprite({ texture: atlas.texture('wrong'), anchor: 0.5, visible: false });
    this.guide = new Guide(atlas);
    this.view.addChild(
      ...this.given,
      ...this.asked,
      this.answer,
      this.buns,
      ...this.labels,
      this.sign,
      this.equals,
      this.wrong,
      this.guide,
    );
  }

  layout(view: View): void {
    this.stage = view;
    this.dress();
  }

  show(shown: FractionBasicsView, nowMs: number): void {
    const before = this.shown;
    if (shown.question === before?.question && shown.given === before.given && shown.step === before.step) return;
    this.shown = shown;
    this.story = createStory(shown.question, shown.given);
    this.eachMs = layPartsMs(shown.question) / (this.story.shared?.amount ?? this.story.answerPieces.length);
    // If the scene did not exist yet when a step began, the step counts as over.
    const begins = (step: BarStep, startedMs: number): number => {
      if (!this.isPast(step)) return Number.NEGATIVE_INFINITY;
      return shown.step === step && before?.step !== step ? nowMs : startedMs;
    };
    this.cutMs = begins('cutting', this.cutMs);
    this.layMs = begins('laying', this.layMs);
    this.measureMs = begins('measuring', this.measureMs);
    this.dress();
    this.tick(nowMs);
  }

  tick(nowMs: number): void {
    if (this.shown === null || this.reducedMotion) return;
    const cut = easeOut(getProgress(nowMs, this.cutMs, RULES.show.cutMs));
    if (this.shown.step === 'cutting') {
      for (const slot of this.asked) slot.cuts.grow(cut);
      this.answer.cut(cut);
    }
    this.answer.fly(nowMs, this.layMs, this.eachMs);
    this.buns.fly(nowMs, this.layMs, this.eachMs);
    this.guide.fall(getProgress(nowMs, this.measureMs, RULES.show.measureMs));
  }

  isStill(nowMs: number): boolean {
    if (this.reducedMotion) return true;
    const { cutMs, measureMs } = RULES.show;
    const laidMs = Math.max(this.answer.endMs(this.layMs, this.eachMs), this.buns.endMs(this.layMs, this.eachMs));
    return nowMs > Math.max(this.cutMs + cutMs, laidMs, this.measureMs + measureMs);
  }

  /** Whether a step has begun. With reduced motion, all steps begin when the question is answered. */
  private isPast(step: BarStep): boolean {
    const now = this.shown?.step ?? 'open';
    if (this.reducedMotion) return now !== 'open';
    return STEPS.indexOf(now) >= STEPS.indexOf(step);
  }

  private dress(): void {
    const { story, stage } = this;
    if (story === null || stage === null) return;
    const bars = barsLayout(stage, story.arrangement);
    this.dressAsked(story, bars);
    this.dressAnswer(story, bars);
    this.dressGiven(story, bars);
    this.dressGuide(story, bars);
    this.buns.show(story.shared, bars, this.isPast('laying'));
  }

  private dressAsked({ questionBars, sign, shared }: Story, bars: Bars): void {
    const isCut = this.isPast('laying');
    for (let column = 0; column < 2; column++) {
      const slot = this.asked[column]!;
      const bar = questionBars[column];
      slot.moveTo(bars, 0, column, bar !== undefined);
      const label = this.labels[column]!;
      const { before, after } = bar?.labels ?? { before: null, after: null };
      label.show(isCut ? after : before, bars.labelSize, bars.labelWidth);
      label.position.set(column === 0 ? bars.label : bars.sign, bars.ys[0] + bars.height / 2);
      if (bar === undefined) continue;
      slot.show(shared === null ? (isCut ? bar.after : bar.before) : UNCUT);
      const isRecut = bar.before.parts !== bar.after.parts;
      slot.cuts.show(this.shown?.step === 'cutting' && isRecut ? bar.after.parts : 1);
    }
    this.sign.text = sign ?? '';
    this.sign.position.set(betweenColumns(bars), bars.ys[0] + bars.height / 2);
  }

  private dressAnswer(story: Story, bars: Bars): void {
    const isCut = this.isPast('laying');
    this.answer.show(story, bars, isCut ? 'cut' : this.shown?.step === 'cutting' ? 'cutting' : 'open');
    const text = this.labels[2];
    text.show(this.isPast('measuring') ? story.label : null, bars.labelSize, bars.labelWidth);
    text.position.set(bars.label, bars.ys[1] + bars.height / 2);
  }

  private dressGiven({ given, arrangement, shared }: Story, bars: Bars): void {
    for (let column = 0; column < 2; column++) {
      const slot = this.given[column]!;
      const whole = given?.wholes[column];
      slot.moveTo(bars, 2, column, whole !== undefined);
      if (whole !== undefined) slot.show(shared === null ? whole : UNCUT);
    }
    const label = this.labels[3];
    label.show(given?.label ?? null, bars.labelSize, bars.labelWidth);
    const middle = bars.ys[2] + bars.height / 2;
    label.position.set(bars.label, middle);
    this.wrong.visible = given !== null;
    const isShort = arrangement.columns === 2 && given?.wholes.length === 1;
    this.wrong.position.set(isShort ? betweenColumns(bars) : bars.sign, middle);
  }

  /** The line drops through every bar that ends at its position, or should end there. */
  private dressGuide({ wholes, arrangement, sign, shared }: Story, bars: Bars): void {
    const isMeasured = this.isPast('measuring');
    // Only the groups of an amount end at a length that can be compared.
    const firstRow = sign === null && shared === null ? 0 : 1;
    const lastRow = shared === null ? arrangement.rows - 1 : 1;
    const top = bars.ys[firstRow] - BOARD.above - GUIDE_BEYOND;
    const bottom = bars.ys[lastRow]! + bars.height + BOARD.below + GUIDE_BEYOND;
    this.guide.visible = isMeasured;
    this.guide.moveTo(amountEndX(bars, wholes), top, bottom - top);
    this.guide.fall(1);
    // A part of an amount is not equal to it.
    this.equals.text = isMeasured && sign === null && shared === null ? '=' : '';
    const beside = arrangement.columns === 1 ? bars.sign : betweenColumns(bars);
    this.equals.position.set(beside, (bars.ys[0] + bars.ys[1] + bars.height) / 2);
  }
}

const betweenColumns = ({ xs, length }: Bars): number => (xs[0] + length + xs[1]) / 2;

export const loadFractionBasicsScene = withHero({
  hero,
  world: celebration,
  drawings: millDrawings,
  Scene: FractionBasicsScene,
});
