import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';
import { easeIn, easeOut, getProgress, interpolate, oscillate } from '../../../stage/motion';
import type { View } from '../../../stage/scene';
import { beaconPositions, lanePosition, type Position, portalPosition, shipHomePosition } from './layout';
import { FLAME } from './ship-drawing';

const SIZE = { home: 0.9, far: 0.1 } as const;
/** To the tip of a wing, before it flies off, in units. */
export const SHIP_HALF_WIDTH = 80 * SIZE.home;
/** After a right answer, the ship moves into the lane and then through the portal. */
export const FLIGHT = { slideMs: 180, throughMs: 400 } as const;
/** After a wrong answer, the ship moves into the lane and wobbles there. */
const WOBBLE = { lengthMs: 200, degrees: 9 } as const;
const HOMEWARDS_MS = 420;
/** How far below its home position the ship starts for a new question, in units. */
const FROM_BELOW = 190;
const FLICKER_MS = 170;
/** Length of a flame, relative to its drawing. */
const BURN = { calm: 0.56, warp: 1, flickers: 0.09 } as const;
const HOVER = { units: 3, periodMs: 2600 } as const;

type Way = 'home' | 'lane' | 'through' | 'back';

/**
 * The ship waits below the portal, slides to the chosen beacon, and flies through the portal if the answer was right.
 */
export class Ship extends Container {
  private readonly reducedMotion: boolean;
  private readonly flames: readonly Sprite[];
  private home: Position = { x: 0, y: 0 };
  private portal: Position = { x: 0, y: 0 };
  private way: Way = 'home';
  private sinceMs = Number.NEGATIVE_INFINITY;
  private startX = 0;
  private startY = 0;
  private lanes: readonly Position[] = [];
  /** The index of its current or last lane. */
  private laneIndex = 0;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    super();
    this.reducedMotion = reducedMotion;
    this.flames = [FLAME.left, FLAME.right].map(
      (x) => new Sprite({ texture: atlas.texture('flame'), anchor: { x: 0.5, y: 0 }, x, y: FLAME.y }),
    );
    this.addChild(...this.flames, new Sprite({ texture: atlas.texture('ship'), anchor: { x: 0.5, y: 62 / 106 } }));
  }

  layout(view: View): void {
    this.home = shipHomePosition(view);
    this.portal = portalPosition(view);
    this.lanes = beaconPositions(view).map((beacon) => lanePosition(beacon, view));
  }

  /** Slides into a beacon's lane, and flies on through the portal if `isCorrect`. */
  goTo(beacon: number, isCorrect: boolean, nowMs: number): void {
    this.begin(isCorrect ? 'through' : 'lane', nowMs);
    this.laneIndex = beacon;
  }

  /** Returns to its home position: from its lane, or from below if it has flown away. */
  returnHome(nowMs: number): void {
    if (this.way === 'home') return;
    const hasFlown = this.way === 'through';
    this.begin('back', nowMs);
    if (!hasFlown) return;
    this.startX = this.home.x;
    this.startY = this.home.y + FROM_BELOW;
  }

  reset(): void {
    this.way = 'home';
  }

  /** `warp` is the strength of warp mode, from 0 to 1. */
  tick(nowMs: number, warp: number): void {
    const flicker = this.reducedMotion ? 0 : oscillate(nowMs, FLICKER_MS) * BURN.flickers;
    const burning = interpolate(BURN.calm, BURN.warp, warp) + flicker;
    for (let index = 0; index < this.flames.length; index++) this.flames[index]!.scale.y = burning;
    this.rotation = 0;
    switch (this.way) {
      case 'home':
        this.rests(nowMs);
        return;
      case 'back':
        this.moves(this.startX, this.startY, this.home, getProgress(nowMs, this.sinceMs, HOMEWARDS_MS));
        if (nowMs - this.sinceMs >= HOMEWARDS_MS) this.way = 'home';
        return;
      case 'lane':
        this.moves(this.startX, this.startY, this.lane, getProgress(nowMs, this.sinceMs, FLIGHT.slideMs));
        this.wobbles(nowMs);
        return;
      case 'through':
        this.fliesThrough(nowMs);
        return;
    }
  }

  /** A getter, because the lane moves when the stage is resized. */
  private get lane(): Position {
    return this.lanes[this.laneIndex] ?? this.home;
  }

  private begin(way: Way, nowMs: number): void {
    this.way = way;
    this.sinceMs = nowMs;
    this.startX = this.x;
    this.startY = this.y;
  }

  private rests(nowMs: number): void {
    this.visible = true;
    this.scale.set(SIZE.home);
    this.position.set(
      this.home.x,
      this.home.y + (this.reducedMotion ? 0 : oscillate(nowMs, HOVER.periodMs) * HOVER.units),
    );
  }

  private moves(fromX: number, fromY: number, to: Position, progress: number): void {
    this.visible = true;
    this.scale.set(SIZE.home);
    const way = this.reducedMotion ? progress : easeOut(progress);
    this.position.set(interpolate(fromX, to.x, way), interpolate(fromY, to.y, way));
  }

  private wobbles(nowMs: number): void {
    const progress = getProgress(nowMs, this.sinceMs + FLIGHT.slideMs, WOBBLE.lengthMs);
    if (!this.reducedMotion) this.rotation = (Math.sin(progress * Math.PI * 4) * WOBBLE.degrees * Math.PI) / 180;
  }

  private fliesThrough(nowMs: number): void {
    const { slideMs, throughMs } = FLIGHT;
    const progress = getProgress(nowMs, this.sinceMs + slideMs, throughMs - slideMs);
    this.moves(this.startX, this.startY, this.lane, getProgress(nowMs, this.sinceMs, slideMs));
    this.visible = progress < 1;
    if (progress === 0) return;
    const way = this.reducedMotion ? progress : easeIn(progress);
    const { lane, portal } = this;
    this.position.set(interpolate(lane.x, portal.x, way), interpolate(lane.y, portal.y, way));
    this.scale.set(interpolate(SIZE.home, SIZE.far, way));
    this.rotation = Math.atan2(portal.x - lane.x, lane.y - portal.y) * Math.min(1, progress * 3);
  }
}
