import { Container } from 'pixi.js';
import { seededRandom } from '../../../machines/core/random';
import type { RoundEvent } from '../../../machines/math-warp/round';
import { withHero } from '../../play/hero/with-hero';
import type { Atlas } from '../../stage/atlas';
import type { Scene, View } from '../../stage/scene';
import { Swarm } from '../../stage/swarm';
import { Beacons } from './scene/beacons';
import { celebration } from './scene/celebration';
import { sceneDrawings } from './scene/drawings';
import { hero } from './scene/hero';
import { type Position, portalPosition } from './scene/layout';
import { Portal } from './scene/portal';
import { FLIGHT, Ship } from './scene/ship';
import { StarStreaks } from './scene/star-streaks';
import { WarpDrive } from './scene/warp-drive';
import type { MathWarpView } from './view';

const SPARKS = { lengthMs: 700, spread: 360, distance: [330, 560], sinkPerFrame: 0, size: 1, flutters: 0 } as const;
const SPARK_COUNT = 24;

function sparksOf(atlas: Atlas): Swarm {
  const spark = (index: number) => atlas.texture(`spark ${index}`);
  return new Swarm(SPARK_COUNT, [spark(0), spark(1), spark(2), spark(3)], SPARKS, seededRandom(2, 'sparks'));
}

/**
 * The scene is deep space, after which the drawings and colours in this folder are named. A portal shows a question,
 * four beacons show numbers, and the ship flies through the portal.
 */
export class MathWarpScene implements Scene<MathWarpView, RoundEvent> {
  readonly view = new Container();
  private readonly reducedMotion: boolean;
  private readonly stars: StarStreaks;
  private readonly portal: Portal;
  private readonly beacons: Beacons;
  private readonly ship: Ship;
  private readonly sparks: Swarm;
  private readonly drive = new WarpDrive();
  private middle: Position = { x: 0, y: 0 };
  private round: string | null = null;
  private ring: ReturnType<Portal['standingAt']> = null;
  /** When the ship reaches the portal; infinite if it is not flying there. */
  private arrivesMs = Number.POSITIVE_INFINITY;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    this.reducedMotion = reducedMotion;
    this.stars = new StarStreaks(atlas, reducedMotion);
    this.portal = new Portal(atlas, reducedMotion);
    this.beacons = new Beacons(atlas, reducedMotion);
    this.ship = new Ship(atlas, reducedMotion);
    this.sparks = sparksOf(atlas);
    // The sparks start behind the portal so that they do not cover its numbers.
    this.view.addChild(this.stars, this.sparks, this.portal, this.beacons, this.ship);
  }

  layout(view: View): void {
    this.middle = portalPosition(view);
    this.stars.layout(view);
    this.portal.layout(view);
    this.beacons.layout(view);
    this.ship.layout(view);
  }

  show(shown: MathWarpView, nowMs: number): void {
    const isNewRound = shown.round !== this.round;
    if (isNewRound) this.begin(shown.round);
    this.drive.turn(shown.isWarp ? 'on' : 'off', nowMs, isNewRound || this.reducedMotion);
    this.portal.show(shown, nowMs);
    this.beacons.show(shown, nowMs);
  }

  react(event: RoundEvent, nowMs: number): void {
    if (event.type === 'opening') this.ship.returnHome(nowMs);
    if (event.type === 'correct') {
      this.ship.goTo(event.question.choices.indexOf(event.question.answer), true, nowMs);
      if (!this.reducedMotion) this.arrivesMs = nowMs + FLIGHT.throughMs;
    }
    if (event.type === 'incorrect') {
      this.ship.goTo(event.question.choices.indexOf(event.answer), false, nowMs);
      this.beacons.shake(event.answer, nowMs);
    }
  }

  tick(nowMs: number): void {
    const warp = this.drive.progressAt(nowMs);
    this.stars.tick(nowMs, warp);
    this.portal.tick(nowMs, warp);
    this.ring = this.portal.standingAt(nowMs, warp);
    this.beacons.tick(nowMs);
    this.ship.tick(nowMs, warp);
    if (nowMs >= this.arrivesMs) {
      this.sparks.throw(this.middle.x, this.middle.y, this.arrivesMs);
      this.arrivesMs = Number.POSITIVE_INFINITY;
    }
    this.sparks.tick(nowMs);
  }

  visibleLayerName(): string | null {
    return this.ring;
  }

  private begin(round: string): void {
    this.round = round;
    this.arrivesMs = Number.POSITIVE_INFINITY;
    this.sparks.clear();
    this.ship.reset();
  }
}

export const loadMathWarpScene = withHero({ hero, world: celebration, drawings: sceneDrawings, Scene: MathWarpScene });
