import { Container } from 'pixi.js';
import { seededRandom } from '../../../machines/core/random';
import type { Question } from '../../../machines/math-facts/questions';
import type { RoundEvent } from '../../../machines/math-facts/round';
import { readOwnHero } from '../../device/own-hero';
import { AnswerBurst } from '../../play/celebration/answer-burst';
import { CelebrationPlayer, celebrationDrawings } from '../../play/celebration/celebration';
import { fetchClothes } from '../../play/hero/own-clothes';
import type { Atlas } from '../../stage/atlas';
import { createDrawnScene, type SceneBuilder } from '../../stage/drawn-scene';
import { EquationText } from '../../stage/equation-text';
import { easeBack, getProgress, interpolate } from '../../stage/motion';
import type { Scene, View } from '../../stage/scene';
import { Swarm } from '../../stage/swarm';
import { formatEquation, formatSum } from '../../ui/format';
import { Boats } from './scene/boats';
import { Cart } from './scene/cart';
import { celebration } from './scene/celebration';
import { coastDrawings } from './scene/drawings';
import { Drive } from './scene/drive';
import { Ghost, type GhostView } from './scene/ghost';
import { plateArea, questionFontSize, UNITS_PER_POINT } from './scene/layout';
import { Milestones } from './scene/milestones';
import { Rivals } from './scene/rivals';
import { Roll } from './scene/roll';
import { Row } from './scene/row';
import { ROWS } from './scene/rows';

export interface MathFactsView {
  /** Identifies the race. */
  readonly race: number;
  readonly question: Question;
  /** Whether the answer is shown, as it is while the race waits after a mistake. */
  readonly isAnswerShown: boolean;
  readonly score: number;
  readonly ghost: GhostView;
  /** Whether the race is on. The cart then rolls while the player thinks. */
  readonly isRolling: boolean;
}

const INK_TINT = 0x1b1b3a;
const LETTERS = 88;
/** The total padding on both sides of a line on the plate. */
const PLATE_AIR = 76;
/** A new question grows from this scale. */
const POP = { from: 0.86, lengthMs: 200 } as const;
const DUST = { lengthMs: 450, spread: 150, distance: [18, 64], sinkPerFrame: 0, size: 1, flutters: 0 } as const;
const DUST_COUNT = 10;

/**
 * The scene is a coast road, after which the drawings and colours in this folder are named. A cart rolls along and
 * moves ahead with each right answer, with three rivals and the ghost of the player's best race.
 */
export class MathFactsScene implements Scene<MathFactsView, RoundEvent> {
  readonly view = new Container();
  private readonly reducedMotion: boolean;
  private readonly passing: readonly [boats: Boats, ...rows: Row[]];
  private readonly milestones: Milestones;
  private readonly ghost: Ghost;
  private readonly rivals: Rivals;
  private readonly cart: Cart;
  private readonly dust: Swarm;
  private readonly moment: AnswerBurst;
  private readonly world: CelebrationPlayer;
  private readonly question: EquationText;
  private readonly drive = new Drive();
  private readonly roll = new Roll();
  /** The font scale for this view, the maximum width of a line, and the scale that fits; 1 is as drawn. */
  private letters = 1;
  private room = 1;
  private size = 1;
  private stage: View | null = null;
  private race: number | null = null;
  private best = 0;
  private time: GhostView['time'] = 'normal';
  private askedMs = Number.NEGATIVE_INFINITY;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    this.reducedMotion = reducedMotion;
    const row = (name: keyof typeof ROWS) => new Row(atlas, ROWS[name], reducedMotion);
    const [tufts, line, flowers] = [row('tufts'), row('line'), row('flowers')];
    this.passing = [new Boats(atlas, reducedMotion), tufts, line, flowers];
    this.milestones = new Milestones(atlas, reducedMotion);
    this.ghost = new Ghost(atlas);
    this.rivals = new Rivals(atlas);
    this.cart = new Cart(atlas, reducedMotion);
    const looks = [atlas.texture('dust 0'), atlas.texture('dust 1')] as const;
    this.dust = new Swarm(DUST_COUNT, looks, DUST, seededRandom(3, 'dust'));
    this.moment = new AnswerBurst(atlas, reducedMotion);
    this.world = new CelebrationPlayer(celebration, atlas, reducedMotion);
    this.question = new EquationText(atlas, LETTERS, INK_TINT);
    this.view.addChild(
      this.passing[0],
      this.world,
      this.milestones,
      ...this.passing.slice(1, 3),
      this.rivals,
      this.ghost,
      this.dust,
      this.moment,
      this.cart,
      flowers,
      this.question,
    );
  }

  layout(view: View): void {
    this.stage = view;
    for (const one of this.passing) one.layout(view);
    this.milestones.layout(view);
    this.ghost.layout(view);
    this.rivals.layout(view);
    this.cart.layout(view);
    const { x, y, width, height } = plateArea(view);
    this.question.position.set(x + width / 2, y + height / 2);
    this.letters = questionFontSize(view) / LETTERS;
    this.room = width - PLATE_AIR * this.letters;
    this.fit();
  }

  show(shown: MathFactsView, nowMs: number): void {
    if (shown.race !== this.race || shown.score < this.drive.goal) this.begin(shown);
    this.ask(shown.isAnswerShown ? formatEquation(shown.question) : `${formatSum(shown.question)} = ?`, nowMs);
    this.ghost.show(shown.ghost, nowMs);
    this.best = shown.ghost.best;
    this.time = shown.ghost.time;
    this.roll.setRolling(shown.isRolling && !this.reducedMotion, nowMs);
    if (shown.score > this.drive.goal) this.drive.driveTo(shown.score, nowMs);
  }

  react(event: RoundEvent, nowMs: number): void {
    if (event.type === 'correct') {
      this.cart.cheer(nowMs);
      // Behind the cart, so that nothing flies over the next question, which is asked immediately.
      this.moment.begin({ x: this.cart.x, y: this.cart.y, width: 0, height: 0 }, nowMs);
      if (this.stage !== null) this.world.begin(this.stage, [], nowMs);
    }
    if (event.type !== 'incorrect') return;
    this.drive.stop(nowMs);
    this.roll.hold(nowMs);
    this.cart.stop(nowMs);
    const { x, y } = this.cart.dustOrigin;
    if (!this.reducedMotion) this.dust.throw(x, y, nowMs);
  }

  tick(nowMs: number): void {
    const score = this.drive.at(nowMs);
    const driven = score * UNITS_PER_POINT + this.roll.at(nowMs);
    for (let index = 0; index < this.passing.length; index++) this.passing[index]!.drive(driven);
    this.milestones.tick(score, nowMs);
    this.ghost.tick(score, nowMs);
    this.rivals.tick(score, this.best, this.ghost.secondsLeftAt(nowMs), this.time);
    this.cart.tick(driven, this.drive.speedAt(nowMs), nowMs);
    this.dust.tick(nowMs);
    this.moment.tick(nowMs);
    this.world.tick(nowMs);
    const pop = easeBack(getProgress(nowMs, this.askedMs, POP.lengthMs));
    this.question.scale.set(this.size * interpolate(POP.from, 1, pop));
  }

  isStill(nowMs: number): boolean {
    return (
      this.drive.hasArrived(nowMs) &&
      this.roll.isStill() &&
      this.ghost.isStill() &&
      this.cart.isStill(nowMs) &&
      this.milestones.isStill(nowMs) &&
      this.dust.isOver(nowMs) &&
      this.moment.isStill(nowMs) &&
      this.world.isStill(nowMs) &&
      nowMs - this.askedMs >= POP.lengthMs
    );
  }

  private begin({ race, score }: MathFactsView): void {
    this.race = race;
    this.drive.jumpTo(score);
    this.ghost.reset();
    this.cart.reset();
    this.dust.clear();
    this.moment.clear();
    this.world.clear();
  }

  private ask(question: string, nowMs: number): void {
    if (question === this.question.text) return;
    this.question.text = question;
    this.fit();
    this.askedMs = this.reducedMotion ? Number.NEGATIVE_INFINITY : nowMs;
  }

  /** A question with its answer can be wider than the plate. */
  private fit(): void {
    this.size = Math.min(this.letters, this.room / Math.max(1, this.question.textWidth));
  }
}

export const loadMathFactsScene: SceneBuilder<MathFactsView, RoundEvent> = async (
  reducedMotion,
  pixelsPerUnit,
  hero = readOwnHero(),
) => {
  await fetchClothes(hero);
  return createDrawnScene(
    { ...coastDrawings(hero), ...celebrationDrawings(celebration) },
    pixelsPerUnit,
    (atlas) => new MathFactsScene(atlas, reducedMotion),
  );
};
