import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '../../machines/arithmetic-hero/battle';
import { celebrationFor } from '../../machines/arithmetic-hero/battle-events';
import { Swarm } from '../../src/stage/swarm';
import { cardOf } from '../machines/arithmetic-hero/helpers/cards';
import { arithmeticHeroScene, BOARD, landed, multiZapped, PHONE, solved, wrong } from './helpers/arithmetic-hero';

const at = (number: number) => cardOf(number, { answer: 12, landsMs: 8000 });

/** The number of pieces of each swarm in the air. */
const flying = (city: ReturnType<typeof arithmeticHeroScene>): readonly number[] =>
  city.seen().flatMap((body) => (body instanceof Swarm ? [body.geometry.positions.length / 8] : []));

/** How far the middle of the confetti is above the point it was thrown from, in units. */
function risen(city: ReturnType<typeof arithmeticHeroScene>): number {
  const confetti = city.seen().find((body) => body instanceof Swarm && body.geometry.positions.length === 50 * 8);
  const heights = confetti instanceof Swarm ? [...confetti.geometry.positions].filter((_, at) => at % 2 === 1) : [];
  return -heights.reduce((sum, height) => sum + height, 0) / heights.length;
}

/** A scene in which one card has just been solved. */
function zapped(options: Parameters<typeof arithmeticHeroScene>[0] = {}) {
  const city = arithmeticHeroScene(options);
  const card = at(1);
  city.show({ cards: [card] }, 0);
  city.tick(3000);
  city.show({ cards: [], events: [solved(card, 20)] }, 3000);
  return city;
}

describe('A solved sum', () => {
  it('leaves behind its whole equation with a tick and cracks, while its points fly to the score', () => {
    const { tick, texts, sprites } = zapped();
    tick(3040);
    expect(sprites('cracks')).toEqual([]);
    tick(3300);
    expect(texts()).toEqual(['12 + 0 = 12', '+20']);
    expect([sprites(/^right$/), sprites('cracks')]).toMatchObject([{ length: 1 }, { length: 1 }]);
    tick(3490);
    expect(texts()).toEqual(['12 + 0 = 12']);
    tick(3701);
    expect(texts()).toEqual([]);
  });

  it('shows no points if it earned none', () => {
    const { show, tick, texts } = arithmeticHeroScene();
    const card = at(1);
    show({ cards: [card] }, 0);
    show({ cards: [], events: [solved(card, 0)] }, 100);
    tick(200);
    expect(texts()).toEqual(['12 + 0 = 12']);
  });

  it('keeps its plate on the stage, on either side and on every screen', () => {
    for (const size of [PHONE, BOARD, { widthPx: 320, heightPx: 260 }]) {
      for (const x of [14, 36, 64, 86]) {
        const { show, tick, sprites, view } = arithmeticHeroScene({ ...size, reducedMotion: true });
        const card = cardOf(1, { answer: 9999, x, landsMs: 8000 });
        show({ cards: [card] }, 0);
        tick(2000);
        show({ cards: [], events: [solved(card)] }, 2000);
        tick(2100);
        for (const part of [...sprites(/^card right$/), ...sprites(/^right$/)]) {
          const { minX, maxX } = part.getBounds();
          expect(minX).toBeGreaterThanOrEqual(view.left - 1);
          expect(maxX).toBeLessThanOrEqual(view.right + 1);
        }
      }
    }
  });

  it('is hit by a beam that is gone after a third of a second', () => {
    const { tick, sprites } = zapped();
    tick(3100);
    expect(sprites('beam')).toHaveLength(1);
    tick(3331);
    expect(sprites('beam')).toEqual([]);
  });

  it('breaks into pieces, which all disappear', () => {
    const city = zapped();
    city.tick(3700);
    city.tick(3800);
    expect(flying(city)).toEqual([24, 14]);
    city.tick(4500);
    expect(flying(city)).toEqual([]);
  });

  it('solves the others one after the other with a multi-zap', () => {
    const { show, tick, texts } = arithmeticHeroScene();
    const cards = [1, 2, 3].map(at);
    show({ cards }, 0);
    tick(1000);
    const events: BattleEvent[] = [
      solved(cards[0]!, 10),
      { type: 'powerUp', powerUp: 'multiZap' },
      multiZapped(cards[1]!, 1),
      multiZapped(cards[2]!, 2),
    ];
    show({ cards: [], events }, 1000);
    const plates = () => texts().filter((text) => text.includes('=')).length;
    tick(1030);
    expect(plates()).toBe(1);
    tick(1090);
    expect(plates()).toBe(2);
    tick(1150);
    expect(plates()).toBe(3);
  });
});

/** The hero's mood. */
const mouth = (city: ReturnType<typeof arithmeticHeroScene>) =>
  ['smile', 'cheer', 'oops'].filter((mood) => city.sprites(new RegExp(`^hero ${mood}$`)).length > 0);

describe('The hero', () => {
  it('smiles, says oops when a card lands, and smiles again', () => {
    const city = arithmeticHeroScene();
    const card = at(1);
    city.show({ cards: [card] }, 0);
    city.tick(100);
    expect(mouth(city)).toEqual(['smile']);
    city.show({ cards: [], shield: 80, events: [landed(card)] }, 1000);
    city.tick(1300);
    expect(mouth(city)).toEqual(['oops']);
    city.tick(1601);
    expect(mouth(city)).toEqual(['smile']);
  });

  it.each([
    ['a power-up', { type: 'powerUp', powerUp: 'shield' }],
    ['a shield that is full again', { type: 'shieldRestored' }],
  ] as const)('cheers at %s', (_, event) => {
    const city = arithmeticHeroScene();
    city.show({}, 0);
    city.show({ events: [event] }, 1000);
    city.tick(1200);
    expect(mouth(city)).toEqual(['cheer']);
  });

  it('cheers at every tenth sum in a row and at no others', () => {
    for (const streak of [1, 9, 10, 11, 20]) {
      const city = arithmeticHeroScene();
      const card = at(1);
      city.show({ cards: [card] }, 0);
      city.show({ cards: [], events: [solved(card), ...celebrationFor(streak)] }, 1000);
      city.tick(1200);
      expect(mouth(city)).toEqual([streak % 10 === 0 ? 'cheer' : 'smile']);
    }
  });

  it('cheers with fifty pieces of confetti for three and a half seconds, unless motion is reduced', () => {
    for (const reducedMotion of [false, true]) {
      const city = arithmeticHeroScene({ reducedMotion });
      const card = at(1);
      city.show({ cards: [card] }, 0);
      city.show({ cards: [], events: [solved(card), ...celebrationFor(10)] }, 1000);
      const confetti = (nowMs: number) => {
        city.tick(nowMs);
        return flying(city).filter((count) => count === 50);
      };
      expect(confetti(1300)).toEqual(reducedMotion ? [] : [50]);
      expect(confetti(4200)).toEqual(reducedMotion ? [] : [50]);
      expect(confetti(4500)).toEqual([]);
    }
  });

  it('throws the confetti down from the score, and lets it fall', () => {
    const city = arithmeticHeroScene();
    const card = at(1);
    city.show({ cards: [card] }, 0);
    city.show({ cards: [], events: [solved(card), ...celebrationFor(10)] }, 1000);
    const height = (nowMs: number) => {
      city.tick(nowMs);
      return risen(city);
    };
    expect(height(1000)).toBeCloseTo(0);
    expect(height(1500)).toBeLessThan(-100);
    expect(height(4000)).toBeLessThan(height(1500));
  });

  it('lifts its arm to zap', () => {
    const city = zapped();
    city.tick(3100);
    expect(city.sprites('hero arm zapping')).toHaveLength(1);
    expect(city.sprites('hero arm at rest')).toHaveLength(0);
    city.tick(3700);
    expect(city.sprites('hero arm zapping')).toHaveLength(0);
  });
});

/** A scene that takes damage from a wrong answer at each of these times. */
const hurtAt = (moments: readonly number[], reducedMotion: boolean) => {
  const city = arithmeticHeroScene({ reducedMotion });
  city.show({}, 0);
  const offsets: number[] = [];
  const lit: number[] = [];
  for (let nowMs = 0; nowMs <= 3000; nowMs += 10) {
    if (moments.includes(nowMs)) city.show({ events: [wrong(null)] }, nowMs);
    city.tick(nowMs);
    offsets.push(Math.abs(city.scene.view.x));
    const flash = city.bodies().findLast((body) => body.parent === city.scene.view);
    lit.push(flash?.visible === true ? flash.alpha : 0);
  }
  return { offsets, flashes: lit.filter((alpha, index) => alpha > (lit[index - 1] ?? 0)).length };
};

describe('Damage', () => {
  it('shakes the scene by at most 6 units for 200 ms', () => {
    const { offsets } = hurtAt([1000], false);
    expect(Math.max(...offsets)).toBeGreaterThan(1);
    expect(Math.max(...offsets)).toBeLessThanOrEqual(6);
    expect(offsets.slice(121).every((offset) => offset === 0)).toBe(true);
  });

  it('never flashes more than three times a second', () => {
    const { flashes } = hurtAt(
      Array.from({ length: 100 }, (_, index) => index * 20),
      false,
    );
    expect(flashes).toBeGreaterThan(3);
    expect(flashes).toBeLessThanOrEqual(2 * 3);
  });

  it('does not shake or flash with reduced motion', () => {
    expect(hurtAt([500, 1000], true)).toMatchObject({ flashes: 0 });
    expect(Math.max(...hurtAt([500, 1000], true).offsets)).toBe(0);
  });
});

describe('With reduced motion', () => {
  it('shows the equation immediately, without bobbing, bursts or motion lines', () => {
    const city = zapped({ reducedMotion: true });
    city.tick(3001);
    expect(city.texts()).toEqual(['12 + 0 = 12', '+20']);
    expect([...city.sprites('burst'), ...city.sprites('cracks')]).toEqual([]);
    city.tick(3701);
    city.tick(3750);
    expect(flying(city)).toEqual([]);
  });

  it('keeps the city and a waiting card still', () => {
    const { show, tick, bodies } = arithmeticHeroScene({ reducedMotion: true });
    show({ cards: [cardOf(1, { landsMs: null })] }, 0);
    const indices = (nowMs: number) => {
      tick(nowMs);
      return bodies().map(({ x, y, rotation, scale, alpha }) => [x, y, rotation, scale.x, scale.y, alpha]);
    };
    expect(indices(1700)).toEqual(indices(100));
  });
});
