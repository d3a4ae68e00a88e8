import { Container } from 'pixi.js';
import type { Happening } from '../../../machines/arithmetic-hero/battle';
import { type Card, heightAt } from '../../../machines/arithmetic-hero/falling';
import { RULES } from '../../../machines/arithmetic-hero/rules';
import type { Avatar } from '../../../machines/core/hero';
import { seededRandom } from '../../../machines/core/random';
import { type Atlas, makeAtlas } from '../../stage/atlas';
import { Flash, Particles, Shake } from '../../stage/effects';
import { loadSceneFonts } from '../../stage/fonts';
import { easeIn, shareOf, wave } from '../../stage/motion';
import { Pool } from '../../stage/pool';
import type { Scene, View } from '../../stage/scene';
import { CardBody } from './scene/card-body';
import { CardLayout } from './scene/card-layout';
import { City } from './scene/city';
import { Dome } from './scene/dome';
import { sceneDrawings } from './scene/drawings';
import { HeroBody } from './scene/hero-body';
import { HeroRoof } from './scene/hero-roof';
import { Zaps } from './scene/zaps';

/** What the scene shows of a round, in whichever mode. */
export interface CityView {
  /** A name of the round: where it changes, nothing of the round before stays. */
  readonly round: string;
  readonly cards: readonly Card[];
  /** In percent. */
  readonly shield: number;
  readonly streak: number;
  readonly happened: readonly Happening[];
}

const CARDS = 6;
/** A card in the last quarter of its way is in danger. */
const DANGER_FROM = 75;
const SINK_MS = 220;
const SINK_DEPTH = 40;
const NOD = { units: 8, lengthMs: 180 } as const;
const BOB = { units: 4, periodMs: 3200 } as const;
const OOPS_MS = 600;

/** The night city: sums fall on its dome, and the hero zaps them. */
export class CityScene implements Scene<CityView> {
  readonly view = new Container();
  private readonly atlas: Atlas;
  private readonly city: City;
  private readonly dome: Dome;
  private readonly roof: HeroRoof;
  private readonly hero: HeroBody;
  private readonly cards: Pool<CardBody>;
  private readonly layouts = new CardLayout();
  private readonly zaps: Zaps;
  private readonly particles: Particles;
  private readonly shake = new Shake();
  private readonly flash: Flash;
  private readonly isCalm: boolean;
  /** The bodies on the screen with their cards; a landed one stays until it has sunk. */
  private readonly onScreen: { card: Card; body: CardBody; sinkMs: number | null; nodMs: number }[] = [];
  private happened: readonly Happening[] = [];
  private round = '';

  constructor(atlas: Atlas, isCalm: boolean) {
    this.atlas = atlas;
    this.isCalm = isCalm;
    this.city = new City(atlas, isCalm);
    this.dome = new Dome(atlas, isCalm);
    this.roof = new HeroRoof(atlas);
    this.hero = new HeroBody(atlas, isCalm);
    this.particles = new Particles(80, seededRandom(1, 'particles'));
    this.zaps = new Zaps(atlas, this.particles, isCalm);
    this.flash = new Flash(atlas.texture('bar'), 0xfb7560, { lengthMs: 300, strength: 0.28 });
    const home = new Container();
    this.cards = new Pool(home, CARDS, () => new CardBody(atlas));
    this.view.addChild(
      this.city,
      this.dome,
      this.roof,
      this.city.foreground,
      this.zaps.beams,
      home,
      this.zaps.plates,
      this.hero,
      this.particles,
      this.flash.body,
    );
  }

  layout(view: View): void {
    this.city.layout(view);
    this.dome.layout(view);
    this.roof.layout(view);
    this.hero.layout(view);
    this.layouts.fit(view);
    this.zaps.layout(view);
    this.flash.body.position.set(view.left - 10, view.top - 10);
    this.flash.body.setSize(view.right - view.left + 20, view.bottom - view.top + 20);
    for (const { body } of this.onScreen) body.scale.set(this.layouts.scaleOf(body.cardWidth, body.isWaiting));
  }

  show({ round, cards, shield, streak, happened }: CityView, nowMs: number): void {
    if (round !== this.round) this.begin(round);
    this.dome.show(shield, nowMs);
    if (happened !== this.happened) {
      this.happened = happened;
      let zapped = 0;
      for (const happening of happened) {
        if (happening.kind === 'solved') this.zap(happening, zapped++, nowMs);
        else this.tell(happening, nowMs);
      }
      if (zapped > 0 && streak > 0 && streak % RULES.streak.confettiEvery === 0) this.hero.cheer(nowMs);
    }
    for (let index = this.onScreen.length - 1; index >= 0; index--) {
      const { card, sinkMs } = this.onScreen[index]!;
      if (sinkMs === null && !cards.some(({ problem }) => problem === card.problem)) this.remove(index);
    }
    for (const card of cards) this.put(card);
  }

  tick(nowMs: number): void {
    this.city.tick(nowMs);
    this.dome.tick(nowMs);
    this.hero.tick(nowMs);
    this.zaps.tick(nowMs);
    this.particles.tick(nowMs);
    this.flash.tick(nowMs);
    this.view.x = this.isCalm ? 0 : this.shake.offsetAt(nowMs);
    for (let index = this.onScreen.length - 1; index >= 0; index--) {
      const { card, body, sinkMs, nodMs } = this.onScreen[index]!;
      if (sinkMs !== null && nowMs - sinkMs >= SINK_MS) {
        this.remove(index);
        continue;
      }
      this.place(body, card, nowMs);
      if (sinkMs !== null) {
        const sunk = easeIn(shareOf(nowMs, sinkMs, SINK_MS));
        body.alpha = 1 - sunk;
        body.y += this.isCalm ? 0 : sunk * SINK_DEPTH;
      }
      if (!this.isCalm && nowMs - nodMs < NOD.lengthMs) body.x += wave(nowMs - nodMs, NOD.lengthMs) * NOD.units;
    }
  }

  destroy(): void {
    this.view.destroy({ children: true });
    this.atlas.destroy();
  }

  private begin(round: string): void {
    this.round = round;
    this.zaps.clear();
    this.particles.clear();
    this.shake.stop();
    this.flash.stop();
    this.hero.rest();
    for (let index = this.onScreen.length - 1; index >= 0; index--) this.remove(index);
  }

  private place(body: CardBody, { x, fall }: Card, nowMs: number): void {
    if (fall === null) {
      const bob = this.isCalm ? 0 : wave(nowMs, BOB.periodMs) * BOB.units;
      body.position.set(this.layouts.waitingX, this.layouts.waitingY + bob);
      return;
    }
    const height = heightAt(fall, nowMs);
    const middleX = this.layouts.xOf(x, body.cardWidth * body.scale.x);
    body.position.set(middleX, this.layouts.yOf(height, this.dome.topAt(middleX)));
    body.setDanger(height >= DANGER_FROM);
  }

  private put(card: Card): void {
    const known = this.bodyOf(card);
    if (known) {
      known.card = card;
      return;
    }
    const body = this.cards.take();
    body.alpha = 1;
    body.dress(card.problem, { isWaiting: card.fall === null, hasStreaks: card.fall !== null && !this.isCalm });
    body.scale.set(this.layouts.scaleOf(body.cardWidth, body.isWaiting));
    this.onScreen.push({ card, body, sinkMs: null, nodMs: Number.NEGATIVE_INFINITY });
  }

  /** Cards of one problem are one card, wherever it has fallen to: two rounds may both have a problem of one number. */
  private bodyOf({ problem }: Card) {
    return this.onScreen.find(({ card }) => card.problem === problem);
  }

  private remove(index: number): void {
    const [gone] = this.onScreen.splice(index, 1);
    if (!gone) return;
    this.cards.giveBack(gone.body);
  }

  private zap({ card, points }: Happening & { kind: 'solved' }, place: number, nowMs: number): void {
    const body = this.bodyOf(card)?.body;
    if (!body) return;
    this.place(body, card, nowMs);
    if (place === 0) this.hero.zap(nowMs);
    this.zaps.start(
      { from: this.hero.fist, to: body, problem: card.problem, points, scale: body.scale.x },
      place,
      nowMs,
    );
  }

  private tell(happening: Exclude<Happening, { kind: 'solved' }>, nowMs: number): void {
    switch (happening.kind) {
      case 'landed': {
        const fallen = this.bodyOf(happening.card);
        if (fallen) fallen.sinkMs = nowMs;
        this.hero.feel('oops', nowMs, OOPS_MS);
        this.hurt(nowMs);
        return;
      }
      case 'wrong': {
        const asked = happening.card && this.bodyOf(happening.card);
        if (asked) asked.nodMs = nowMs;
        else this.hurt(nowMs);
        return;
      }
      case 'powerUp':
      case 'shieldRestored':
        this.hero.cheer(nowMs);
        return;
      case 'powerUpOver':
      case 'wave':
        return;
    }
  }

  private hurt(nowMs: number): void {
    if (this.isCalm) return;
    this.shake.start(nowMs);
    this.flash.start(nowMs);
  }
}

/** Draws the atlas for this hero and this screen, and builds the scene on it. */
export async function loadCityScene(avatar: Avatar, isCalm: boolean, pixelsPerUnit: number): Promise<CityScene> {
  const [atlas] = await Promise.all([makeAtlas(sceneDrawings(avatar), pixelsPerUnit), loadSceneFonts()]);
  return new CityScene(atlas, isCalm);
}
