import { describe, expect, it } from 'vitest';
import type { LevelId } from '../../machines/arithmetic-hero/levels';
import { seededRandom } from '../../machines/core/random';
import type { TimeSetting } from '../../machines/core/time-setting';
import { CARD } from '../../src/games/arithmetic-hero/scene/card-drawing';
import { arithmeticHeroViewOf } from '../../src/games/arithmetic-hero/view';
import { watchActor } from '../../src/play/canvas/useView';
import { FRAME, fitScene } from '../../src/stage/scene';
import { createCard } from '../machines/arithmetic-hero/helpers/cards';
import { heroGame } from '../machines/arithmetic-hero/helpers/game';
import { createSavedProgress } from '../machines/arithmetic-hero/helpers/saved';
import { arithmeticHeroScene, BOARD, PHONE } from './helpers/arithmetic-hero';

/** Stages of real devices, in CSS pixels. */
const SIZES = {
  'a phone': PHONE,
  'a whiteboard': BOARD,
  'a phone on its side': { widthPx: 460, heightPx: 334 },
  'a small phone on its side': { widthPx: 356, heightPx: 308 },
  'a small phone': { widthPx: 320, heightPx: 330 },
  'a tablet': { widthPx: 1024, heightPx: 378 },
};

interface RoundOptions {
  readonly mode: 'arcade' | 'challenge';
  readonly level: LevelId;
  readonly time: TimeSetting;
  readonly seed: number;
}

/** Plays the real machine with the scene, solves a sum now and then, and checks the scene every 50 ms. */
function playRound(
  options: RoundOptions,
  size: { widthPx: number; heightPx: number },
  look: (city: ReturnType<typeof arithmeticHeroScene>) => void,
) {
  const city = arithmeticHeroScene(size);
  const hero = heroGame({ ...options, saved: createSavedProgress({ unlockedLevels: 5 }), startsAtOnce: true });
  const random = seededRandom(options.seed, 'player');
  const unfollow = watchActor(hero.game, arithmeticHeroViewOf, (shown) => city.scene.show(shown, hero.clock.now));
  for (let nowMs = 0; nowMs < 90_000 && hero.state() !== 'gameover'; nowMs += 50) {
    hero.clock.advance(50);
    if (random() < 0.06) hero.solve();
    city.tick(hero.clock.now);
    look(city);
  }
  unfollow();
}

/** The background of a card on the stage. */
const faceOf = ({ x, y, cardWidth, scale }: ReturnType<ReturnType<typeof arithmeticHeroScene>['cards']>[number]) => ({
  left: x - (cardWidth / 2) * scale.x,
  right: x + (cardWidth / 2) * scale.x,
  top: y - (CARD.height / 2) * scale.y,
  bottom: y + (CARD.height / 2) * scale.y,
});

const ROUNDS: readonly RoundOptions[] = [
  { mode: 'arcade', level: 1, time: 'normal', seed: 1 },
  { mode: 'arcade', level: 5, time: 'normal', seed: 2 },
  { mode: 'arcade', level: 4, time: 'longer', seed: 3 },
  { mode: 'challenge', level: 1, time: 'normal', seed: 4 },
  { mode: 'challenge', level: 1, time: 'longer', seed: 5 },
];

describe.each(Object.entries(SIZES))('The city on %s', (_, size) => {
  it.each(ROUNDS)('keeps cards apart and on the stage: $mode, level $level, $time', (options) => {
    const { left, right } = fitScene(size.widthPx, size.heightPx).view;
    let max = 0;
    const overlaps: string[] = [];
    playRound(options, size, ({ cards, view }) => {
      const bodies = cards().filter(({ alpha }) => alpha === 1);
      max = Math.max(max, bodies.length);
      const faces = bodies.map(faceOf);
      for (const [index, one] of faces.entries()) {
        if (one.left < left - 8 || one.right > right + 8) overlaps.push(`outside: ${JSON.stringify(one)}`);
        for (const other of faces.slice(index + 1)) {
          const isApart =
            one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
          const isSeen = Math.min(one.bottom, other.bottom) > view.top;
          if (!isApart && isSeen) overlaps.push(`${JSON.stringify(one)} ${JSON.stringify(other)}`);
        }
      }
    });
    expect(max).toBeGreaterThanOrEqual(3);
    expect([overlaps.length, ...overlaps.slice(0, 2)]).toEqual([0]);
  });
});

describe('The city', () => {
  it('shows sums at 34 px or more on every screen', () => {
    for (const size of [PHONE, BOARD, { widthPx: 320, heightPx: 260 }, { widthPx: 812, heightPx: 230 }]) {
      const { show, tick, cards, view } = arithmeticHeroScene(size);
      show({ cards: [createCard(7, { answer: 7 })] }, 0);
      tick(0);
      expect(44 * cards()[0]!.scale.y * view.scale).toBeGreaterThanOrEqual(33.5);
    }
  });

  it('keeps the hero inside the frame, in both shapes', () => {
    for (const size of [PHONE, BOARD]) {
      const { sprites, tick, view } = arithmeticHeroScene(size);
      tick(0);
      const { width, height } = FRAME[view.shape];
      const { minX, maxX, maxY } = sprites('hero head')[0]!.getBounds();
      expect(minX).toBeGreaterThanOrEqual(0);
      expect(maxX).toBeLessThanOrEqual(width);
      expect(maxY).toBeLessThanOrEqual(Math.max(height, view.bottom));
    }
  });
});
