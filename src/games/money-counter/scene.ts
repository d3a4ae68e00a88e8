import { Container, NineSliceSprite } from 'pixi.js';
import type { Currency } from '../../../machines/core/currencies';
import { withHero } from '../../play/hero/with-hero';
import type { Atlas } from '../../stage/atlas';
import { EquationText } from '../../stage/equation-text';
import { getProgress } from '../../stage/motion';
import type { Scene, View } from '../../stage/scene';
import { AmountLabels } from './scene/amount-labels';
import { celebration } from './scene/celebration';
import { TINT } from './scene/colours';
import { type AmountLabel, getTextSizes } from './scene/counter-parts';
import { MAT, marketDrawings } from './scene/drawings';
import { hero } from './scene/hero';
import { Pieces } from './scene/pieces';
import { getQuestionLayout, type QuestionLayout } from './scene/question-layout';
import type { MoneyCounterView } from './view';

/** For a new question, the pieces are put down one after the other, all within `maxMs`. */
const LAY = { everyMs: 30, maxMs: 360 } as const;
/** After the answer the pieces slide into their groups, and then the totals appear. */
const SLIDE = { lengthMs: 500, everyMs: 40, maxMs: 440, tagsMs: 90 } as const;
/** The pace at which change is counted out. The brisk one ends before the next question. */
const COUNT = { everyMs: 300, briskMs: 950, beginMs: 120 } as const;
/** A wrong answer shakes the money sideways once by this many units. */
const SHAKE = { units: 8, lengthMs: 180 } as const;
/** Sprites created at the start. No question needs more. */
const INITIAL_BODIES = { pieces: 25, counted: 13, mats: 9 } as const;
const MARK_FONT = 96;

/**
 * The scene of Money Counter is a market stall: loose money on the counter, which is grouped or counted out after the
 * answer. The drawings and colours are named after the stall and its market.
 */
export class MoneyCounterScene implements Scene<MoneyCounterView> {
  readonly view = new Container();
  private readonly reducedMotion: boolean;
  private readonly mats: readonly NineSliceSprite[];
  private readonly mark: EquationText;
  private readonly heaps: Pieces;
  private readonly counted: Pieces;
  private readonly tags: AmountLabels;
  private readonly totals: AmountLabels;
  private stage: View | null = null;
  private shown: MoneyCounterView | null = null;
  private story: QuestionLayout | null = null;
  private nodsMs = Number.NEGATIVE_INFINITY;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    this.reducedMotion = reducedMotion;
    const texture = atlas.texture('mat');
    const { corner, size } = MAT;
    this.mats = Array.from(
      { length: INITIAL_BODIES.mats },
      () =>
        new NineSliceSprite({
          texture,
          leftWidth: corner,
          rightWidth: corner,
          topHeight: corner,
          bottomHeight: corner,
          width: size,
          height: size,
          visible: false,
        }),
    );
    this.mark = new EquationText(atlas, MARK_FONT, TINT.open);
    this.heaps = new Pieces(atlas, reducedMotion, INITIAL_BODIES.pieces);
    this.counted = new Pieces(atlas, reducedMotion, INITIAL_BODIES.counted);
    this.tags = new AmountLabels(atlas, reducedMotion, INITIAL_BODIES.mats);
    this.totals = new AmountLabels(atlas, reducedMotion, INITIAL_BODIES.counted + 1);
    this.view.addChild(...this.mats, this.mark, this.heaps, this.counted, this.tags, this.totals);
  }

  layout(view: View): void {
    this.stage = view;
    if (this.shown === null) return;
    this.ask(this.shown, Number.NEGATIVE_INFINITY);
    if (this.shown.given !== null) this.answer(this.shown, Number.NEGATIVE_INFINITY);
  }

  show(shown: MoneyCounterView, nowMs: number): void {
    const before = this.shown;
    this.shown = shown;
    const isNew = shown.question !== before?.question;
    if (isNew || (shown.given === null && before?.given !== null)) this.ask(shown, nowMs);
    if (shown.given !== null && (isNew || shown.given !== before?.given)) {
      this.answer(shown, nowMs);
      this.nodsMs = shown.given.verdict === 'right' || this.reducedMotion ? Number.NEGATIVE_INFINITY : nowMs;
    }
  }

  tick(nowMs: number): void {
    this.heaps.tick(nowMs);
    this.counted.tick(nowMs);
    this.tags.tick(nowMs);
    this.totals.tick(nowMs);
    this.heaps.x = SHAKE.units * Math.sin(2 * Math.PI * getProgress(nowMs, this.nodsMs, SHAKE.lengthMs));
  }

  isStill(nowMs: number): boolean {
    return (
      this.heaps.isStill(nowMs) &&
      this.counted.isStill(nowMs) &&
      this.tags.isStill(nowMs) &&
      this.totals.isStill(nowMs) &&
      nowMs > this.nodsMs + SHAKE.lengthMs
    );
  }

  private ask({ question }: MoneyCounterView, nowMs: number): void {
    if (this.stage === null) return;
    const textSizes = getTextSizes(this.stage);
    const story = getQuestionLayout(question, this.stage);
    this.story = story;
    this.tags.setStyle(question);
    this.totals.setStyle(question);
    this.spread(story.before.mats);
    this.mark.text = story.questionMark === null ? '' : '?';
    if (story.questionMark !== null) this.mark.position.set(story.questionMark.x, story.questionMark.y);
    this.heaps.lay(story.pieces, story.open, nowMs, intervalMs(story.pieces.length, LAY));
    this.counted.lay([], [], nowMs, 0);
    this.tags.write(story.before.labels, textSizes, nowMs, 0);
    this.totals.write([], textSizes, nowMs, 0);
  }

  /** Groups the money, and counts out the answer if the question calls for it. */
  private answer({ pace }: MoneyCounterView, nowMs: number): void {
    const { story, stage } = this;
    if (story === null || stage === null) return;
    const textSizes = getTextSizes(stage);
    this.spread(story.after.mats);
    this.mark.text = '';
    const everyMs = intervalMs(story.pieces.length, SLIDE);
    this.heaps.slide(story.ordered, nowMs, everyMs, SLIDE.lengthMs);
    const steps = story.counted.length;
    if (steps === 0) {
      this.tags.write(story.after.labels, textSizes, nowMs + SLIDE.lengthMs, SLIDE.tagsMs);
      return;
    }
    this.tags.write(story.after.labels, textSizes, nowMs, 0);
    const stepMs = pace === 'slow' ? COUNT.everyMs : Math.min(COUNT.everyMs, COUNT.briskMs / steps);
    const beginMs = nowMs + COUNT.beginMs;
    this.counted.lay(story.counted, story.countedAt, beginMs, stepMs);
    this.totals.write(withSum(story), textSizes, beginMs, stepMs);
  }

  private spread(mats: QuestionLayout['before']['mats']): void {
    for (let index = 0; index < this.mats.length; index++) {
      const body = this.mats[index]!;
      const mat = mats[index];
      body.visible = mat !== undefined;
      if (mat === undefined) continue;
      body.position.set(mat.x, mat.y);
      body.setSize(mat.width, mat.height);
    }
  }
}

/** The delay between one piece and the next, short enough for all of them to start within `maxMs`. */
const intervalMs = (count: number, { everyMs, maxMs }: { readonly everyMs: number; readonly maxMs: number }): number =>
  Math.min(everyMs, maxMs / Math.max(1, count));

const withSum = ({ totals, sum }: QuestionLayout): readonly AmountLabel[] => (sum === null ? totals : [...totals, sum]);

/** The scene with the money of one currency. */
export const loadMoneyCounterScene = (money: Currency) =>
  withHero({ hero, world: celebration, drawings: () => marketDrawings(money), Scene: MoneyCounterScene });
