import { describe, expect, it, vi } from 'vitest';
import type { BattleEvent } from '../../machines/arithmetic-hero/battle';
import { getCelebration } from '../../machines/arithmetic-hero/battle-events';
import type { Card } from '../../machines/arithmetic-hero/falling';
import { calculateAnswer } from '../../machines/core/arithmetic';
import { Slips } from '../../src/games/arithmetic-hero/scene/slips';
import { Swarm } from '../../src/stage/swarm';
import { createCard } from '../machines/arithmetic-hero/helpers/cards';
import { arithmeticHeroScene, BOARD, landedEvent, PHONE, solvedEvent, wrongEvent } from './helpers/arithmetic-hero';

const at = (number: number) => createCard(number, { answer: 12, landsMs: 8000 });

/** The number of pieces of each swarm in the air. */
const flying = (city: ReturnType<typeof arithmeticHeroScene>): readonly number[] =>
  city.seen().flatMap((body) => (body instanceof Swarm ? [body.geometry.positions.length / 8] : []));

/** A scene in which one card has just been solved. */
function zapped(options: Parameters<typeof arithmeticHeroScene>[0] = {}) {
  const city = arithmeticHeroScene(options);
  const card = at(1);
  city.show({ cards: [card] }, 0);
  city.tick(3000);
  city.show({ cards: [], events: [solvedEvent(card, 20)] }, 3000);
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
    show({ cards: [], events: [solvedEvent(card, 0)] }, 100);
    tick(200);
    expect(texts()).toEqual(['12 + 0 = 12']);
  });

  it('keeps its plate on the stage, on either side and on every screen', () => {
    for (const size of [PHONE, BOARD, { widthPx: 320, heightPx: 260 }]) {
      for (const x of [14, 36, 64, 86]) {
        const { show, tick, sprites, view } = arithmeticHeroScene({ ...size, reducedMotion: true });
        const card = createCard(1, { answer: 9999, x, landsMs: 8000 });
        show({ cards: [card] }, 0);
        tick(2000);
        show({ cards: [], events: [solvedEvent(card)] }, 2000);
        tick(2100);
        for (const part of [...sprites(/^card right$/), ...sprites(/^right$/)]) {
          const { minX, maxX } = part.getBounds();
          expect(minX).toBeGreaterThanOrEqual(view.left - 1);
          expect(maxX).toBeLessThanOrEqual(view.right + 1);
        }
      }
    }
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
    city.show({ cards: [], shield: 80, events: [landedEvent(card)] }, 1000);
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
      city.show({ cards: [], events: [solvedEvent(card), ...getCelebration(streak)] }, 1000);
      city.tick(1200);
      expect(mouth(city)).toEqual([streak % 10 === 0 ? 'cheer' : 'smile']);
    }
  });

  it('cheers with fifty pieces of confetti for three and a half seconds, unless motion is reduced', () => {
    for (const reducedMotion of [false, true]) {
      const city = arithmeticHeroScene({ reducedMotion });
      const card = at(1);
      city.show({ cards: [card] }, 0);
      city.show({ cards: [], events: [solvedEvent(card), ...getCelebration(10)] }, 1000);
      const confetti = (nowMs: number) => {
        city.tick(nowMs);
        return flying(city).filter((count) => count === 50);
      };
      expect(confetti(1300)).toEqual(reducedMotion ? [] : [50]);
      expect(confetti(4200)).toEqual(reducedMotion ? [] : [50]);
      expect(confetti(4500)).toEqual([]);
    }
  });
});

/** A scene that takes damage from a wrong answer at each of these times. */
const hurtAt = (moments: readonly number[], reducedMotion: boolean) => {
  const city = arithmeticHeroScene({ reducedMotion });
  city.show({}, 0);
  const offsets: number[] = [];
  const lit: number[] = [];
  for (let nowMs = 0; nowMs <= 3000; nowMs += 10) {
    if (moments.includes(nowMs)) city.show({ events: [wrongEvent(null)] }, nowMs);
    city.tick(nowMs);
    offsets.push(Math.abs(city.scene.view.x));
    const flash = city.bodies().findLast((body) => body.parent === city.scene.view);
    lit.push(flash?.visible === true ? flash.alpha : 0);
  }
  return { offsets, flashes: lit.filter((alpha, index) => alpha > (lit[index - 1] ?? 0)).length };
};

const sum = (
  number: number,
  first: number,
  operation: '+' | '−' | '×' | '÷',
  second: number,
  landsMs: number,
): Card => {
  const card = createCard(number, { landsMs });
  const answer = calculateAnswer({ first, operation, second });
  return { ...card, problem: { ...card.problem, first, operation, second, answer } };
};

/** A scene with these cards and a wrong answer at 1000 ms, once the animation has been fetched. */
async function slipped(cards: readonly Card[], card: Card | null, options: { readonly reducedMotion?: boolean } = {}) {
  const city = arithmeticHeroScene(options);
  city.show({ cards }, 0);
  city.tick(1000);
  city.show({ cards, events: [{ type: 'incorrect', answer: 21, card, shield: 90 }] }, 1000);
  await vi.dynamicImportSettled();
  return city;
}

describe('A wrong answer', () => {
  const low = sum(1, 8, '+', 5, 8000);
  const high = sum(2, 36, '+', 27, 16_000);

  it('flies up to the lowest card, bounces off, and crumbles', async () => {
    const city = await slipped([high, low], null);
    const numberAt = (nowMs: number) => {
      city.tick(nowMs);
      const tile = city.sprites('card danger')[0];
      return tile && tile.getGlobalPosition().y;
    };
    const [start, hit, fallen] = [1020, 1240, 1500].map(numberAt);
    expect([Number(start) > Number(hit), Number(fallen) > Number(hit)]).toEqual([true, true]);
    expect(city.texts()).toContain('21?');
    expect(numberAt(1700)).toBeUndefined();
    expect(flying(city)).toEqual([16]);
    city.tick(2300);
    expect(flying(city)).toEqual([]);
  });

  it('shows both numbers of a small sum as dots in two ten-frames at the card that it hit, for a while', async () => {
    const city = await slipped([high, low], null);
    city.tick(1100);
    expect(city.sprites('spark 3')).toEqual([]);
    city.tick(1300);
    expect(city.sprites('spark 3')).toHaveLength(20);
    city.tick(3900);
    expect(city.sprites('spark 3')).toEqual([]);
  });

  it.each([
    ['the first step of a larger sum', sum(2, 36, '+', 27, 8000), '36 + 20 = 56'],
    ['a division as a product', sum(2, 56, '÷', 7, 8000), '7 × ? = 56'],
  ])('shows %s, but not its answer', async (_, card, step) => {
    const city = await slipped([card], card);
    city.tick(1300);
    expect(city.texts()).toContain(step);
  });

  it('shows only the hint with reduced motion, immediately', async () => {
    const city = await slipped([low], null, { reducedMotion: true });
    city.tick(1001);
    expect([city.sprites('spark 3').length, city.texts().includes('21?'), flying(city)]).toEqual([20, false, []]);
  });

  it('loses its hint together with the card', async () => {
    const city = await slipped([low], low);
    city.tick(1300);
    city.show({ cards: [] }, 1400);
    city.tick(1450);
    expect(city.sprites('spark 3')).toEqual([]);
  });
});

describe('A wrong answer before its animation has been fetched', () => {
  const card = sum(1, 8, '+', 5, 8000);
  const wrong: BattleEvent = { type: 'incorrect', answer: 21, card, shield: 90 };

  it('shakes the card at once', () => {
    const city = arithmeticHeroScene();
    const xAt = (nowMs: number) => {
      city.tick(nowMs);
      return city.cards()[0]?.x;
    };
    city.show({ cards: [card] }, 0);
    const still = xAt(1000);
    city.show({ cards: [card], events: [wrong] }, 1000);
    expect(xAt(1050)).not.toBe(still);
  });

  it('does not show up in the next round', async () => {
    const city = arithmeticHeroScene();
    city.show({ cards: [card], events: [wrong] }, 0);
    city.show({ round: 'second', cards: [card] }, 10);
    await vi.dynamicImportSettled();
    city.tick(100);
    expect(city.texts()).not.toContain('21?');
  });

  it('leaves nothing behind if the scene is gone', async () => {
    const destroy = vi.spyOn(Slips.prototype, 'destroy');
    const start = vi.spyOn(Slips.prototype, 'start');
    const city = arithmeticHeroScene();
    city.show({ cards: [card] }, 0);
    city.show({ cards: [card], events: [wrong] }, 10);
    city.scene.view.destroy({ children: true });
    await vi.dynamicImportSettled();
    expect([destroy.mock.calls.length, start.mock.calls.length]).toEqual([1, 0]);
  });
});

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

describe('The scene with reduced motion', () => {
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
    show({ cards: [createCard(1, { landsMs: null })] }, 0);
    const indices = (nowMs: number) => {
      tick(nowMs);
      return bodies().map(({ x, y, rotation, scale, alpha }) => [x, y, rotation, scale.x, scale.y, alpha]);
    };
    expect(indices(1700)).toEqual(indices(100));
  });
});
