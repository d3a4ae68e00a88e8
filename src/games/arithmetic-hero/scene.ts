import { Container } from 'pixi.js';
import type { BattleEvent } from '../../../machines/arithmetic-hero/battle';
import type { Card } from '../../../machines/arithmetic-hero/falling';
import type { Avatar } from '../../../machines/core/hero';
import { CelebrationPlayer, celebrationDrawings } from '../../play/celebration/celebration';
import { fetchClothes } from '../../play/hero/own-clothes';
import { fetchOwnHat } from '../../play/hero/own-hat';
import type { Atlas, Drawing } from '../../stage/atlas';
import { createDrawnScene } from '../../stage/drawn-scene';
import { Flash, Shake } from '../../stage/effects';
import type { Scene, View } from '../../stage/scene';
import type { Swarm } from '../../stage/swarm';
import { loadOnce } from '../../ui/load-part';
import { celebration } from './scene/celebration';
import { confetti, pointBelowScore } from './scene/confetti';
import { Dome } from './scene/dome';
import { sceneDrawings } from './scene/drawings';
import { FallingCards } from './scene/falling-cards';
import { HeroBody } from './scene/hero-body';
import { HeroRoof } from './scene/hero-roof';
import { NearTowers } from './scene/near-towers';
import { fetchSlips, WrongAnswers } from './scene/wrong-answers';
import { Zaps } from './scene/zaps';

export interface ArithmeticHeroView {
  /** Identifies the round. When it changes, everything from the previous round is removed. */
  readonly round: string;
  readonly cards: readonly Card[];
  /** As a percentage. */
  readonly shield: number;
  /** The current wave, starting at 1; 0 in modes without waves. */
  readonly wave: number;
}

const OOPS_MS = 600;

/**
 * The scene is a city at night, after which the drawings and colours in this folder are named. Sums fall on the city's
 * dome and the hero zaps them.
 */
export class ArithmeticHeroScene implements Scene<ArithmeticHeroView, BattleEvent> {
  readonly view = new Container();
  private readonly dome: Dome;
  private readonly roof: HeroRoof;
  private readonly towers: NearTowers;
  private readonly hero: HeroBody;
  private readonly cards: FallingCards;
  private readonly world: CelebrationPlayer;
  private stage: View | null = null;
  private readonly zaps: Zaps;
  private readonly confetti: Swarm;
  private readonly wrongAnswers: WrongAnswers;
  private readonly shake = new Shake();
  private readonly flash: Flash;
  private readonly reducedMotion: boolean;
  private belowScore = { x: 0, y: 0 };
  private round = '';

  constructor(atlas: Atlas, reducedMotion: boolean, hat: Drawing | null = null, fetch = fetchSlips) {
    this.reducedMotion = reducedMotion;
    this.dome = new Dome(atlas, reducedMotion);
    this.roof = new HeroRoof(atlas);
    this.towers = new NearTowers(atlas, reducedMotion);
    this.hero = new HeroBody(atlas, reducedMotion, hat);
    this.confetti = confetti(atlas);
    this.zaps = new Zaps(atlas, reducedMotion);
    this.flash = new Flash(atlas.texture('bar'), 300);
    this.cards = new FallingCards(atlas, (x) => this.dome.topAt(x), reducedMotion);
    this.wrongAnswers = new WrongAnswers(atlas, this.cards, reducedMotion, fetch);
    this.world = new CelebrationPlayer(celebration, atlas, reducedMotion);
    this.view.addChild(
      this.world,
      this.dome,
      this.roof,
      this.towers,
      this.zaps.beams,
      this.confetti,
      this.cards,
      this.zaps.plates,
      this.hero,
      this.zaps.pieces,
      this.wrongAnswers,
      this.flash.body,
    );
  }

  layout(view: View): void {
    this.stage = view;
    this.dome.layout(view);
    this.roof.layout(view);
    this.towers.layout(view);
    this.hero.layout(view);
    this.cards.layout(view);
    this.zaps.layout(view);
    this.wrongAnswers.layout(view);
    this.belowScore = pointBelowScore(view);
    this.flash.body.position.set(view.left - 10, view.top - 10);
    this.flash.body.setSize(view.right - view.left + 20, view.bottom - view.top + 20);
  }

  show({ round, cards, shield }: ArithmeticHeroView, nowMs: number): void {
    if (round !== this.round) this.begin(round);
    this.dome.show(shield, nowMs);
    this.cards.show(cards);
  }

  react(event: BattleEvent, nowMs: number): void {
    switch (event.type) {
      case 'correct':
        this.zap(event, nowMs);
        this.wrongAnswers.prepare();
        if (this.stage !== null) this.world.begin(this.stage, [], nowMs);
        return;
      case 'landed':
        this.cards.sink(event.card, nowMs);
        this.hero.setMood('oops', nowMs, OOPS_MS);
        this.hurt(nowMs);
        return;
      case 'incorrect':
        this.slip(event, nowMs);
        return;
      case 'streak':
        this.celebrate(nowMs);
        return;
      case 'powerUp':
      case 'shieldRestored':
        this.hero.cheer(nowMs);
        return;
      case 'powerUpOver':
      case 'wave':
        return;
    }
  }

  tick(nowMs: number): void {
    this.world.tick(nowMs);
    this.towers.tick(nowMs);
    this.dome.tick(nowMs);
    this.hero.tick(nowMs);
    this.zaps.tick(nowMs);
    this.confetti.tick(nowMs);
    this.flash.tick(nowMs);
    this.view.x = this.reducedMotion ? 0 : this.shake.offsetAt(nowMs);
    this.cards.tick(nowMs);
    this.wrongAnswers.tick(nowMs);
  }

  private begin(round: string): void {
    this.round = round;
    this.world.clear();
    this.zaps.clear();
    this.confetti.clear();
    this.shake.stop();
    this.flash.stop();
    this.hero.reset();
    this.cards.clear();
    this.wrongAnswers.clear();
  }

  private zap({ card, points, index }: BattleEvent & { type: 'correct' }, nowMs: number): void {
    const body = this.cards.bodyAt(card, nowMs);
    if (body === null) return;
    if (index === 0) this.hero.zap(nowMs);
    this.zaps.start(
      { from: this.hero.fist, to: body, problem: card.problem, points, scale: body.scale.x },
      index,
      nowMs,
    );
  }

  /** A typed answer that fits no card was meant for the lowest one. */
  private slip({ answer, card }: BattleEvent & { type: 'incorrect' }, nowMs: number): void {
    const meant = card ?? this.cards.lowest(nowMs);
    const isOnScreen = meant !== null && this.cards.bodyAt(meant, nowMs) !== null;
    if (card === null || !isOnScreen) this.hurt(nowMs);
    if (meant !== null && isOnScreen) this.wrongAnswers.start(answer, meant, this.hero.fist, nowMs);
  }

  private celebrate(nowMs: number): void {
    this.hero.cheer(nowMs);
    if (!this.reducedMotion) this.confetti.throw(this.belowScore.x, this.belowScore.y, nowMs);
  }

  private hurt(nowMs: number): void {
    if (this.reducedMotion) return;
    this.shake.start(nowMs);
    this.flash.start(nowMs);
  }
}

export async function loadArithmeticHeroScene(avatar: Avatar, reducedMotion: boolean, pixelsPerUnit: number) {
  const [hat] = await Promise.all([fetchOwnHat(), fetchClothes(avatar)]);
  const drawings = { ...sceneDrawings(avatar), ...celebrationDrawings(celebration), ...(hat && { 'hero hat': hat }) };
  return createDrawnScene(
    drawings,
    pixelsPerUnit,
    (atlas) => new ArithmeticHeroScene(atlas, reducedMotion, hat, loadOnce(fetchSlips)),
  );
}
