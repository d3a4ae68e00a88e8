import { describe, expect, it } from 'vitest';
import { CARD } from '../../src/games/arithmetic-hero/scene/card-drawing';
import { arithmeticHeroViewOf } from '../../src/games/arithmetic-hero/view';
import { watchActor } from '../../src/play/canvas/useView';
import { createCard } from '../machines/arithmetic-hero/helpers/cards';
import { heroGame } from '../machines/arithmetic-hero/helpers/game';
import { arithmeticHeroScene, BOARD, landedEvent, PHONE, solvedEvent } from './helpers/arithmetic-hero';

const LANDS_MS = 11_000;
/** The time when a card that lands at LANDS_MS reaches this height, from -10 to 100. */
const momentAt = (height: number): number => ((height + 10) / 110) * LANDS_MS;

describe('Cards in the city', () => {
  it('show sums with proper signs', () => {
    const { show, texts } = arithmeticHeroScene();
    const minus = {
      ...createCard(2),
      problem: { ...createCard(2).problem, first: 86, operation: '−', second: 27 } as const,
    };
    const times = {
      ...createCard(3),
      problem: { ...createCard(3).problem, first: 7, operation: '×', second: 12 } as const,
    };
    show({ cards: [createCard(1, { answer: 5 }), minus, times] }, 0);
    expect(texts().toSorted()).toEqual(['5 + 0', '7 × 12', '86 − 27']);
  });

  it('start above the stage and end their fall on the dome', () => {
    for (const size of [PHONE, BOARD]) {
      const { show, tick, cards, view } = arithmeticHeroScene(size);
      show({ cards: [createCard(1, { landsMs: LANDS_MS })] }, 0);
      tick(0);
      const [card] = cards();
      expect(card!.y + (CARD.height / 2) * card!.scale.y).toBeLessThanOrEqual(view.top);
      tick(LANDS_MS);
      expect(card!.y).toBeGreaterThan(view.top + 100);
      expect(card!.y).toBeLessThan(view.bottom);
    }
  });

  it('get a triangle and another background in the last quarter of their fall', () => {
    const { show, tick, sprites } = arithmeticHeroScene();
    show({ cards: [createCard(1, { landsMs: LANDS_MS })] }, 0);
    tick(momentAt(74));
    expect([sprites('danger').length, sprites(/^card danger falling$/).length]).toEqual([0, 0]);
    tick(momentAt(76));
    expect([sprites('danger').length, sprites(/^card danger falling$/).length]).toEqual([1, 1]);
  });

  it('look normal again when their sprite is reused for the next sum', () => {
    const { show, tick, sprites, texts } = arithmeticHeroScene();
    show({ cards: [createCard(1, { landsMs: LANDS_MS, powerUp: 'shield' })] }, 0);
    tick(momentAt(80));
    for (let number = 2; number < 9; number++) {
      show({ cards: [createCard(number, { sinceMs: LANDS_MS, landsMs: 2 * LANDS_MS })] }, LANDS_MS);
      tick(LANDS_MS + 100);
      expect(texts()).toEqual([`${number} + 0`]);
      expect(['danger', 'shield', 'card ring', /^card power falling$/].flatMap((name) => sprites(name))).toEqual([]);
    }
  });

  it('show a single waiting sum larger, in the middle and without motion lines', () => {
    const { show, tick, cards, sprites } = arithmeticHeroScene();
    show({ cards: [createCard(1, { landsMs: null })] }, 0);
    tick(500);
    const [waiting] = cards();
    expect(waiting!.x).toBe(480);
    expect([sprites(/^card falling$/).length, sprites(/^card$/).length]).toEqual([0, 1]);
    const scale = waiting!.scale.x;
    show({ cards: [createCard(2)] }, 600);
    tick(600);
    expect(scale).toBeGreaterThan(cards()[0]!.scale.x);
    expect([sprites(/^card falling$/).length, sprites(/^card$/).length]).toEqual([1, 0]);
  });

  it('show the sum of the next round even if a card with the same number is still sinking', () => {
    const { show, tick, texts } = arithmeticHeroScene();
    const card = createCard(0, { answer: 5, landsMs: 1000 });
    show({ cards: [card] }, 0);
    show({ cards: [], shield: 0, events: [landedEvent(card)] }, 1001);
    tick(1010);
    show({ cards: [createCard(0, { answer: 8, sinceMs: 1010, landsMs: 9000 })] }, 1010);
    tick(2000);
    expect(texts()).toEqual(['8 + 0']);
  });

  it('show the sums of the next round after an abandoned one', () => {
    const { scene, tick, texts } = arithmeticHeroScene();
    const hero = heroGame();
    hero.start(1);
    const unfollow = watchActor(hero.game, arithmeticHeroViewOf, (shown) => scene.show(shown, hero.clock.now));
    hero.clock.advance(2000);
    tick(hero.clock.now);
    hero.backToMenu();
    hero.start(2);
    hero.clock.advance(2000);
    tick(hero.clock.now);
    const sums = hero
      .battle()
      .cards.map(({ problem: { first, operation, second } }) => `${first} ${operation} ${second}`);
    expect(texts().toSorted()).toEqual(sums.toSorted());
    unfollow();
  });

  it('show the new sum when practice is left and started again', () => {
    const { scene, tick, texts } = arithmeticHeroScene();
    const hero = heroGame({ mode: 'practice' });
    hero.start(1);
    const unfollow = watchActor(hero.game, arithmeticHeroViewOf, (shown) => scene.show(shown, hero.clock.now));
    tick(hero.clock.now);
    hero.backToMenu();
    hero.start(2);
    hero.clock.advance(100);
    tick(hero.clock.now);
    const problem = hero.askedNow();
    expect(texts()).toEqual([`${problem?.first} ${problem?.operation} ${problem?.second}`]);
    unfollow();
  });

  it('leave nothing from the last round behind: no sinking cards, plate, flash, shake or mood', () => {
    const { scene, show, tick, cards, texts, sprites, bodies } = arithmeticHeroScene();
    const [one, two] = [createCard(1, { landsMs: 1000 }), createCard(2, { landsMs: 1000 })];
    show({ cards: [one, two] }, 0);
    show({ cards: [], events: [solvedEvent(one), landedEvent(two)] }, 1000);
    tick(1010);
    expect([cards().length > 0, sprites('hero oops').length, scene.view.x !== 0]).toEqual([true, 1, true]);
    show({ round: 'second' }, 1010);
    tick(1010);
    expect([cards(), texts(), sprites('hero oops'), scene.view.x]).toEqual([[], [], [], 0]);
    expect(bodies().filter(({ visible, alpha, tint }) => visible && alpha > 0 && tint === 0xf3c878)).toEqual([]);
  });
});
