import { Container } from 'pixi.js';
import { type Card, GROUND, heightAt, sortLowestFirst } from '../../../../machines/arithmetic-hero/falling';
import type { Atlas } from '../../../stage/atlas';
import { easeIn, getProgress, oscillate } from '../../../stage/motion';
import { Pool } from '../../../stage/pool';
import type { View } from '../../../stage/scene';
import { CardBody } from './card-body';
import { CardLayout } from './card-layout';

const CARDS = 6;
/** As a percentage of the height. A card below this is in danger. */
const DANGER_FROM = 75;
const SINK_MS = 220;
const SINK_DEPTH = 40;
const SHAKE = { units: 8, lengthMs: 180 } as const;
const BOB = { units: 4, periodMs: 3200 } as const;

interface Shown {
  card: Card;
  readonly body: CardBody;
  sinkMs: number | null;
  shakeMs: number;
  /** The card's path, in units: its x, the y at height 0, and the distance per percent. */
  x: number;
  topY: number;
  perHeight: number;
}

/** The y of the dome at this x, where cards land. */
type Ground = (x: number) => number;

export class FallingCards extends Container {
  private readonly pool: Pool<CardBody>;
  private readonly layouts = new CardLayout();
  private readonly groundAt: Ground;
  private readonly reducedMotion: boolean;
  /** Cards on screen. A card that has landed is removed once it has sunk. */
  private readonly onScreen: Shown[] = [];

  constructor(atlas: Atlas, groundAt: Ground, reducedMotion: boolean) {
    super();
    this.groundAt = groundAt;
    this.reducedMotion = reducedMotion;
    this.pool = new Pool(this, CARDS, () => new CardBody(atlas));
  }

  layout(view: View): void {
    this.layouts.fit(view);
    for (const shown of this.onScreen) this.fit(shown);
  }

  /** Shows these cards and any that are still sinking. */
  show(cards: readonly Card[]): void {
    for (let index = this.onScreen.length - 1; index >= 0; index--) {
      const { card, sinkMs } = this.onScreen[index]!;
      if (sinkMs === null && !cards.some(({ problem }) => problem === card.problem)) this.remove(index);
    }
    for (const card of cards) this.put(card);
  }

  tick(nowMs: number): void {
    for (let index = this.onScreen.length - 1; index >= 0; index--) {
      const shown = this.onScreen[index]!;
      const { body, sinkMs, shakeMs } = shown;
      if (sinkMs !== null && nowMs - sinkMs >= SINK_MS) {
        this.remove(index);
        continue;
      }
      this.moveTo(shown, nowMs);
      if (sinkMs !== null) {
        const sunk = easeIn(getProgress(nowMs, sinkMs, SINK_MS));
        body.alpha = 1 - sunk;
        body.y += this.reducedMotion ? 0 : sunk * SINK_DEPTH;
      }
      if (!this.reducedMotion && nowMs - shakeMs < SHAKE.lengthMs)
        body.x += oscillate(nowMs - shakeMs, SHAKE.lengthMs) * SHAKE.units;
    }
  }

  /** The card that lands first; null if there is none. */
  lowest(nowMs: number): Card | null {
    const falling = this.onScreen.filter(({ sinkMs }) => sinkMs === null).map(({ card }) => card);
    return sortLowestFirst(falling, nowMs)[0] ?? null;
  }

  /** The sprite of a card at its position at this time; null if it is not on screen. */
  bodyAt(card: Card, nowMs: number): CardBody | null {
    const shown = this.shownOf(card);
    if (!shown) return null;
    this.moveTo(shown, nowMs);
    return shown.body;
  }

  sink(card: Card, nowMs: number): void {
    const shown = this.shownOf(card);
    if (shown) shown.sinkMs = nowMs;
  }

  /** Shakes a card that was answered wrong. Returns false if it is not on screen. */
  shake(card: Card, nowMs: number): boolean {
    const shown = this.shownOf(card);
    if (shown) shown.shakeMs = nowMs;
    return shown !== undefined;
  }

  clear(): void {
    for (let index = this.onScreen.length - 1; index >= 0; index--) this.remove(index);
  }

  private moveTo({ body, card: { fall }, x, topY, perHeight }: Shown, nowMs: number): void {
    if (fall === null) {
      const bob = this.reducedMotion ? 0 : oscillate(nowMs, BOB.periodMs) * BOB.units;
      body.position.set(this.layouts.waitingX, this.layouts.waitingY + bob);
      return;
    }
    const height = heightAt(fall, nowMs);
    body.position.set(x, topY + height * perHeight);
    body.setDanger(height >= DANGER_FROM);
  }

  /** Computes a card's size and falling path for the current stage. */
  private fit(shown: Shown): void {
    const { body, card } = shown;
    body.scale.set(this.layouts.scaleOf(body.cardWidth, body.isWaiting));
    shown.x = this.layouts.xOf(card.x, body.cardWidth * body.scale.x);
    const groundY = this.groundAt(shown.x);
    shown.topY = this.layouts.yOf(0, groundY);
    shown.perHeight = (this.layouts.yOf(GROUND, groundY) - shown.topY) / GROUND;
  }

  private put(card: Card): void {
    const known = this.shownOf(card);
    if (known) {
      known.card = card;
      return;
    }
    const body = this.pool.take();
    body.alpha = 1;
    body.setProblem(card.problem, {
      isWaiting: card.fall === null,
      hasStreaks: card.fall !== null && !this.reducedMotion,
    });
    const shown = { card, body, sinkMs: null, shakeMs: Number.NEGATIVE_INFINITY, x: 0, topY: 0, perHeight: 0 };
    this.fit(shown);
    this.onScreen.push(shown);
  }

  /** Compares problems by identity, because problems of two rounds can have the same number. */
  private shownOf({ problem }: Card): Shown | undefined {
    return this.onScreen.find(({ card }) => card.problem === problem);
  }

  private remove(index: number): void {
    const [gone] = this.onScreen.splice(index, 1);
    if (gone) this.pool.release(gone.body);
  }
}
