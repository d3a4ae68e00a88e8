import { describe, expect, it } from 'vitest';
import { DEFAULT_AVATAR } from '../../machines/core/hero';
import { AnswerBurst } from '../../src/play/celebration/answer-burst';
import { BURST_DRAWINGS } from '../../src/play/celebration/drawings';
import { heroDrawings } from '../../src/play/hero/drawing';
import { HELD_NUMBER_DRAWINGS } from '../../src/play/hero/held-number';
import type { GameHero, HeroPlacement } from '../../src/play/hero/hero-placement';
import { SceneWithHero } from '../../src/play/hero/with-hero';
import { fitScene, type Scene } from '../../src/stage/scene';
import { Swarm } from '../../src/stage/swarm';
import { DRAWN_GAMES } from './helpers/drawn-games';
import { bytesPerTick, MAX_BYTES_PER_TICK } from './helpers/heap';
import { StubAtlas } from './helpers/stub-atlas';
import { findSprites, visibleBodies } from './helpers/visible-bodies';

const AREA = { x: 100, y: 200, width: 40, height: 20 } as const;
const { view: VIEW } = fitScene(960, 540);

interface Given {
  readonly type: string;
  readonly index: number | null | undefined;
}

const GAME_HERO: GameHero<object, Given> = {
  getPlacement: (): HeroPlacement => ({ pose: 'standing', x: 100, y: 500, height: 150 }),
  getGazeTargets: () => ({
    question: { x: 0, y: 0, width: 10, height: 10 },
    answers: [AREA],
    explained: { x: 500, y: 300, width: 100, height: 100 },
  }),
  given: ({ index }) => index,
};

const moment = (reducedMotion = false) => new AnswerBurst(new StubAtlas(BURST_DRAWINGS), reducedMotion);
const burst = (scene: { readonly view: Scene<object>['view'] }) =>
  visibleBodies(scene.view).find((body) => body instanceof Swarm) ?? null;

/** The centre of each piece, relative to the burst, and its diagonal. */
const pieces = (one: AnswerBurst) =>
  visibleBodies(one)
    .filter((body) => body instanceof Swarm)
    .flatMap(({ geometry: { positions } }) =>
      Array.from({ length: positions.length / 8 }, (_, index) => {
        const [left = 0, top = 0, , , right = 0, bottom = 0] = positions.subarray(index * 8);
        return { x: (left + right) / 2, y: (top + bottom) / 2, size: Math.hypot(right - left, bottom - top) };
      }),
    );

function played(reducedMotion = false) {
  const game = DRAWN_GAMES[0]!.game.open({});
  const scene: Scene<object, Given> = {
    view: game.scene.view,
    layout: () => {},
    show: () => {},
    tick: () => {},
    isStill: () => true,
  };
  const shared = new StubAtlas({ ...heroDrawings(DEFAULT_AVATAR), ...BURST_DRAWINGS });
  const atlases = { own: new StubAtlas(HELD_NUMBER_DRAWINGS), shared };
  const withHero = new SceneWithHero(scene, GAME_HERO, atlases, reducedMotion);
  withHero.layout(VIEW);
  withHero.show({}, 0);
  return withHero;
}

/** The position of the burst after a correct answer. */
function placeOf(index: Given['index']) {
  const scene = played();
  scene.react({ type: 'correct', index }, 100);
  scene.tick(200);
  const found = burst(scene);
  return found && [found.x, found.y];
}

describe('The effect of a correct answer', () => {
  it('is a burst and a ring from the centre of the pressed choice, over within 800 ms', () => {
    const one = moment();
    one.begin(AREA, 1000);
    one.tick(1100);
    const [ring] = findSprites(one, 'moment ring');
    expect([ring?.x, ring?.y]).toEqual([120, 210]);
    expect(burst({ view: one })?.position).toMatchObject({ x: 120, y: 210 });
    one.tick(1300);
    expect(findSprites(one, 'moment ring')).toEqual([]);
    one.tick(1800);
    expect([burst({ view: one }), one.isStill(1700), one.isStill(1800)]).toEqual([null, false, true]);
  });

  it('throws pieces of two sizes that spread over the whole burst and fall', () => {
    const one = moment();
    one.begin(AREA, 0);
    one.tick(200);
    const early = pieces(one);
    const reaches = early.map(({ x, y }) => Math.hypot(x, y));
    expect(Math.max(...reaches) / Math.min(...reaches)).toBeGreaterThan(2.5);
    expect(new Set(early.map(({ size }) => Math.round(size))).size).toBeGreaterThan(1);
    one.tick(700);
    const sunk = pieces(one).map(({ y }, index) => y - early[index]!.y);
    expect(Math.min(...sunk)).toBeGreaterThan(0);
    expect(Math.max(...sunk)).toBeGreaterThan(100);
  });

  it('does not allocate memory in each frame', async () => {
    const one = moment();
    let nowMs = 0;
    const tick = () => {
      if (nowMs % 800 === 0) one.begin(AREA, nowMs);
      nowMs += 16;
      one.tick(nowMs);
    };
    for (let index = 0; index < 4000; index++) tick();
    expect(await bytesPerTick(tick)).toBeLessThan(MAX_BYTES_PER_TICK);
  });

  it('starts where the answer was pressed or where it is explained, and otherwise does not appear', () => {
    expect([placeOf(0), placeOf(undefined), placeOf(null)]).toEqual([[120, 210], [550, 350], null]);
  });

  it.each(['asked', 'finished'])('ends immediately when the round continues: %s', (type) => {
    const scene = played();
    scene.react({ type: 'correct', index: 0 }, 100);
    scene.tick(200);
    expect(burst(scene)).not.toBeNull();
    scene.react({ type, index: null }, 200);
    expect(burst(scene)).toBeNull();
  });

  it('does not appear after any other event', () => {
    const scene = played();
    for (const type of ['asked', 'incorrect', 'timedOut', 'finished']) scene.react({ type, index: 0 }, 100);
    scene.tick(200);
    expect(burst(scene)).toBeNull();
  });

  it('does not move with reduced motion', () => {
    const scene = played(true);
    scene.react({ type: 'correct', index: 0 }, 100);
    scene.tick(200);
    expect([burst(scene), scene.isStill(2000)]).toEqual([null, true]);
  });
});
