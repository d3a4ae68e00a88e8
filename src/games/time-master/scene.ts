import { Container, Sprite } from 'pixi.js';
import { FIRST, type Question, SAME, SECOND } from '../../../machines/time-master/questions';
import { withHero } from '../../play/hero/with-hero';
import type { Atlas } from '../../stage/atlas';
import { easeBack, getProgress, interpolate } from '../../stage/motion';
import type { Scene, View } from '../../stage/scene';
import { Amounts } from './scene/amounts';
import { celebration } from './scene/celebration';
import { Clock } from './scene/clock';
import { towerDrawings } from './scene/drawings';
import { hero } from './scene/hero';
import { timeMasterLayout } from './scene/layout';
import { getJumpTimes, getTowerContent, hasHandsBefore, stepCount, stepDurationMs } from './scene/solution-steps';
import { TimeLine } from './scene/time-line';
import { Week } from './scene/week';
import type { TimeMasterView } from './view';

const BADGE_MS = 240;

/**
 * The scene of Time Master is a clock tower in a town. It shows the question, and after the answer how it is worked
 * out. The drawings and colours are named after the tower and its town.
 */
export class TimeMasterScene implements Scene<TimeMasterView> {
  readonly view = new Container();
  private readonly reducedMotion: boolean;
  private readonly clocks: readonly [Clock, Clock];
  private readonly ticks: readonly [Sprite, Sprite];
  private readonly line: TimeLine;
  private readonly amounts: Amounts;
  private readonly week: Week;
  private stage: View | null = null;
  private shown: TimeMasterView | null = null;
  /** The minutes since midnight that the first clock shows after each step. */
  private stops: readonly number[] = [0];
  private steps = 1;
  private stepMs = 1;
  private answeredMs = 0;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    this.reducedMotion = reducedMotion;
    const tick = () => new Sprite({ texture: atlas.texture('right'), anchor: 0.5, visible: false });
    this.clocks = [new Clock(atlas), new Clock(atlas)];
    this.ticks = [tick(), tick()];
    this.line = new TimeLine(atlas);
    this.amounts = new Amounts(atlas);
    this.week = new Week(atlas);
    this.view.addChild(...this.clocks, this.line, this.amounts, this.week, ...this.ticks);
  }

  layout(view: View): void {
    this.stage = view;
    this.line.layout(timeMasterLayout(view).line);
    this.amounts.layout(view);
    this.week.layout(view);
    if (this.shown === null) return;
    this.moveTo(this.shown.question);
    this.dressClocks(this.shown);
  }

  show(shown: TimeMasterView, nowMs: number): void {
    const before = this.shown;
    this.shown = shown;
    const isNew = shown.question !== before?.question;
    if (isNew) this.ask(shown.question);
    if (isNew || shown.verdict !== before.verdict) {
      this.answeredMs = nowMs;
      this.stepMs = stepDurationMs(shown.question.asked, shown.pace);
      this.dressClocks(shown);
    }
  }

  tick(nowMs: number): void {
    if (this.shown === null) return;
    const { question, verdict } = this.shown;
    const done = verdict === null ? 0 : this.reducedMotion ? this.steps : this.doneAt(nowMs);
    this.write(question, done);
    const pop = verdict === null ? 0 : this.reducedMotion ? 1 : easeBack(getProgress(nowMs, this.answeredMs, BADGE_MS));
    for (let position = 0; position < this.ticks.length; position++) this.ticks[position]!.scale.set(pop);
  }

  isStill(nowMs: number): boolean {
    if (this.reducedMotion || this.shown === null || this.shown.verdict === null) return true;
    return nowMs > this.answeredMs + Math.max(BADGE_MS, this.steps * this.stepMs);
  }

  /** Names the layer that the page should show: one clock, two, or a calendar. */
  visibleLayerName(): string {
    return this.shown === null ? 'clock' : getTowerContent(this.shown.question.asked);
  }

  private doneAt(nowMs: number): number {
    return Math.min(this.steps, Math.max(0, (nowMs - this.answeredMs) / this.stepMs));
  }

  private ask(question: Question): void {
    const { asked } = question;
    this.steps = stepCount(asked);
    this.stops = getJumpTimes(asked);
    this.line.visible = asked.type === 'elapsedTime';
    this.amounts.visible = asked.type === 'timeConversion';
    this.week.visible = asked.type === 'dateArithmetic';
    if (asked.type === 'elapsedTime') this.line.setQuestion(asked);
    if (asked.type === 'timeConversion') this.amounts.setQuestion(asked);
    if (asked.type === 'dateArithmetic') this.week.setQuestion(asked);
    this.moveTo(question);
  }

  private moveTo({ asked }: Question): void {
    if (this.stage === null) return;
    const { clock, pair, reading } = timeMasterLayout(this.stage);
    const single = asked.type === 'clockReading' ? reading : clock;
    const positions = asked.type === 'timeComparison' ? pair : [single, single];
    for (let index = 0; index < this.clocks.length; index++) {
      const position = positions[index] ?? null;
      if (position === null) continue;
      this.clocks[index]!.moveTo(position);
      const aside = position.radius * 0.82;
      this.ticks[index]!.position.set(position.x + aside, position.y - aside);
    }
  }

  /**
   * Chooses the clocks and their hands. On a digital or 24-hour clock, the hands are hidden until the answer,
   * because they would give it away.
   */
  private dressClocks({ question, verdict }: TimeMasterView): void {
    const { asked, answer } = question;
    const [first, second] = this.clocks;
    const isPair = asked.type === 'timeComparison';
    const isRead = asked.type === 'clockReading';
    const hasRoom = this.stage === null || timeMasterLayout(this.stage).clock !== null;
    first.visible = isPair || isRead || (hasRoom && asked.type !== 'dateArithmetic');
    second.visible = isPair;
    const hasHands = verdict !== null || hasHandsBefore(asked);
    const hasSky =
      asked.type === 'elapsedTime' ||
      (isPair && hasHands) ||
      (isRead && asked.shows === 'dayClock' && verdict !== null);
    first.dress({ hasHands, hasSky });
    second.dress({ hasHands, hasSky });
    if (isPair) second.turnTo(asked.second.time);
    this.ticks[FIRST].visible = isPair && verdict !== null && (answer === FIRST || answer === SAME);
    this.ticks[SECOND].visible = isPair && verdict !== null && (answer === SECOND || answer === SAME);
  }

  /** Shows this many steps of the solution, on the first clock too. */
  private write({ asked }: Question, done: number): void {
    switch (asked.type) {
      case 'timeComparison':
        this.clocks[0].turnTo(asked.first.time);
        return;
      case 'clockReading':
        this.clocks[0].turnTo(asked.time);
        return;
      case 'elapsedTime':
        this.line.showJumps(done);
        this.clocks[0].turnTo(this.minutesAt(done));
        return;
      case 'timeConversion':
        this.amounts.showSteps(done);
        this.clocks[0].turnTo(this.minutesAt(done));
        return;
      case 'dateArithmetic':
        this.week.showHops(done);
        return;
    }
  }

  private minutesAt(done: number): number {
    const step = Math.min(Math.floor(done), this.stops.length - 1);
    const from = this.stops[step]!;
    return interpolate(from, this.stops[step + 1] ?? from, done - step);
  }
}

export const loadTimeMasterScene = withHero({
  hero,
  world: celebration,
  drawings: towerDrawings,
  Scene: TimeMasterScene,
});
