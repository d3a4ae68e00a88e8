import { Container, type NineSliceSprite } from 'pixi.js';
import type { Card } from '../../../../machines/arithmetic-hero/falling';
import { seededRandom } from '../../../../machines/core/random';
import type { Atlas } from '../../../stage/atlas';
import { EquationText } from '../../../stage/equation-text';
import { easeOut, getProgress, interpolate } from '../../../stage/motion';
import type { View } from '../../../stage/scene';
import { Swarm } from '../../../stage/swarm';
import { formatNumber } from '../../../ui/format';
import { type CardBody, INK_TINT, nineSlice } from './card-body';
import { CARD } from './card-drawing';
import type { FallingCards } from './falling-cards';
import { HINT_HEIGHT, Hint } from './hint';

/** In ms after the answer: when the number hits the card, when it crumbles, and when the hint disappears. */
export const SLIP = { hitMs: 240, crumbleMs: 620, hintMs: 2800 } as const;
const NUMBER = { height: 58, padding: 18, minWidth: 72, font: 38, grows: 0.5 } as const;
/** How fast the number bounces off, in units per second, and how much faster it gets each second. */
const BOUNCE = { across: 190, down: 40, gravity: 900, turns: 3.2 } as const;
/** Distance between the card and its hint. */
const GAP = 10;
const CRUMBS = { lengthMs: 520, spread: 320, distance: [24, 84], sinkPerFrame: 2.4, size: 1.3, flutters: 0 } as const;
const CRUMB_COUNT = 16;
const SECOND_MS = 1000;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a wrong answer does: its number flies up, bounces off the card and crumbles, and the card gets a hint. */
export class Slips extends Container {
  private readonly cards: FallingCards;
  private readonly reducedMotion: boolean;
  private readonly hint: Hint;
  private readonly number = new Container({ visible: false });
  private readonly face: NineSliceSprite;
  private readonly figures: EquationText;
  private readonly crumbs: Swarm;
  private view: View | null = null;
  private card: Card | null = null;
  private from: Point = { x: 0, y: 0 };
  private startMs = Number.NEGATIVE_INFINITY;
  private hitX = 0;
  private hitY = 0;
  private side: 1 | -1 = 1;
  private state: 'flying' | 'bouncing' | 'gone' = 'gone';

  constructor(atlas: Atlas, cards: FallingCards, reducedMotion: boolean) {
    super();
    this.cards = cards;
    this.reducedMotion = reducedMotion;
    this.hint = new Hint(atlas);
    this.face = nineSlice(atlas, 'card danger', CARD.corner);
    this.figures = new EquationText(atlas, NUMBER.font, INK_TINT);
    this.figures.y = -3;
    this.crumbs = new Swarm(
      CRUMB_COUNT,
      [atlas.texture('paper 3'), atlas.texture('paper 4')],
      CRUMBS,
      seededRandom(7, 'crumbs'),
    );
    this.number.addChild(this.face, this.figures);
    this.addChild(this.hint, this.number, this.crumbs);
  }

  layout(view: View): void {
    this.view = view;
  }

  /** The number flies from the hero's fist to the card. */
  start(answer: number, card: Card, from: Point, nowMs: number): void {
    this.clear();
    this.card = card;
    this.from = from;
    this.startMs = nowMs;
    this.state = this.reducedMotion ? 'gone' : 'flying';
    this.figures.text = `${formatNumber(answer)}?`;
    const width = Math.max(NUMBER.minWidth, this.figures.textWidth + 2 * NUMBER.padding);
    this.face.setSize(width, NUMBER.height);
    this.face.position.set(-width / 2, -NUMBER.height / 2);
    this.number.rotation = 0;
    if (this.reducedMotion) this.hint.visible = this.hint.setSum(card.problem);
  }

  clear(): void {
    this.card = null;
    this.state = 'gone';
    this.number.visible = false;
    this.hint.visible = false;
    this.crumbs.clear();
  }

  tick(nowMs: number): void {
    this.crumbs.tick(nowMs);
    const body = this.card === null ? null : this.cards.bodyAt(this.card, nowMs);
    if (this.state === 'flying') this.fly(body, nowMs);
    if (this.state === 'bouncing') this.bounce(nowMs);
    if (body === null || nowMs - this.startMs >= SLIP.hintMs) this.hint.visible = false;
    else if (this.hint.visible) this.putHint(body);
  }

  private fly(body: CardBody | null, nowMs: number): void {
    if (body !== null) {
      this.hitX = body.x;
      this.hitY = body.y + ((CARD.height + NUMBER.height) / 2) * body.scale.y;
    }
    const progress = getProgress(nowMs, this.startMs, SLIP.hitMs);
    const way = easeOut(progress);
    const size = body?.scale.x ?? 1;
    this.number.visible = true;
    this.number.scale.set(size * interpolate(NUMBER.grows, 1, way));
    this.number.position.set(interpolate(this.from.x, this.hitX, way), interpolate(this.from.y, this.hitY, way));
    if (progress === 1) this.hit(nowMs);
  }

  private hit(nowMs: number): void {
    this.state = 'bouncing';
    const middle = this.view === null ? 0 : (this.view.left + this.view.right) / 2;
    this.side = this.hitX < middle ? 1 : -1;
    if (this.card === null || !this.cards.shake(this.card, nowMs)) return;
    this.hint.visible = this.hint.setSum(this.card.problem);
  }

  private bounce(nowMs: number): void {
    const seconds = (nowMs - this.startMs - SLIP.hitMs) / SECOND_MS;
    this.number.position.set(
      this.hitX + this.side * BOUNCE.across * seconds,
      this.hitY + BOUNCE.down * seconds + (BOUNCE.gravity / 2) * seconds * seconds,
    );
    this.number.rotation = this.side * BOUNCE.turns * seconds;
    if (nowMs - this.startMs < SLIP.crumbleMs) return;
    this.state = 'gone';
    this.number.visible = false;
    this.crumbs.throw(this.number.x, this.number.y, nowMs);
  }

  /** Below the card, or above it once the card has fallen past the middle, and inside the stage. */
  private putHint(body: CardBody): void {
    const { view, hint } = this;
    if (view === null) return;
    const scale = body.scale.x;
    hint.scale.set(scale);
    const half = (hint.plateWidth / 2) * scale;
    const away = ((CARD.height + HINT_HEIGHT) / 2 + GAP) * scale;
    hint.x = Math.max(view.left + half, Math.min(view.right - half, body.x));
    hint.y = body.y < (view.top + view.bottom) / 2 ? body.y + away : body.y - away;
  }
}
