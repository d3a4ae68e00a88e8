import { Sprite } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/catalogue';
import {
  type Celebration,
  CelebrationPlayer,
  celebrationDrawings,
  findFreePositions,
} from '../../src/play/celebration/celebration';
import type { SceneAnimation } from '../../src/play/celebration/scene-animation';
import type { GameHero } from '../../src/play/hero/hero-placement';
import { type Area, areasOverlap } from '../../src/stage/area';
import { fitScene, type View } from '../../src/stage/scene';
import { bytesPerTick, MAX_BYTES_PER_TICK } from './helpers/heap';
import { StubAtlas } from './helpers/stub-atlas';
import { getName, visibleBodies } from './helpers/visible-bodies';

interface GameModule {
  readonly celebration?: Celebration;
  readonly hero?: GameHero<unknown>;
}

const modules = Object.entries(
  import.meta.glob<GameModule>('../../src/games/*/scene/{celebration,hero}.ts', { eager: true }),
);
const exported = <Name extends keyof GameModule>(id: string, name: Name) =>
  modules.find(([path, module]) => path.includes(`/${id}/`) && module[name] !== undefined)?.[1][name];

/** The celebrations of games, and the areas with text and controls in them. */
const WORLDS = GAMES.flatMap(({ id }) => {
  const world = exported(id, 'celebration');
  const looks = exported(id, 'hero')?.getGazeTargets;
  const busyAreas = (view: View): readonly Area[] => {
    const seenThere = looks?.(view, null);
    return [
      ...(seenThere === undefined ? [] : [seenThere.question, ...seenThere.answers]),
      ...(world?.busy?.(view) ?? []),
    ];
  };
  return world === undefined ? [] : [{ id, world, busyAreas }];
});

/** Stages from a phone to a whiteboard, in CSS pixels. */
const STAGES = [
  [360, 390],
  [360, 644],
  [820, 700],
  [820, 1050],
  [1180, 590],
  [1440, 640],
  [1440, 828],
  [1920, 1008],
] as const;

const { view: VIEW } = fitScene(960, 540);
const MOVES = ['leap', 'rise', 'roll', 'cross', 'drop', 'spin', 'glow', 'settle', 'puff'] as const;

/** An animation with a drawing of 40 x 20, starting in the middle of the stage. */
const actOf = (move: SceneAnimation['move'], count = 1): SceneAnimation => ({
  drawing: { inner: '', area: [-20, -10, 40, 20] },
  move,
  spots: () => Array.from({ length: count }, (_, index) => ({ x: 300 + index * 40, y: 300, dx: 100, dy: 60 })),
});
const ACTS = MOVES.map((move, index) => actOf(move, index + 1));

function open(world: Celebration, reducedMotion = false) {
  const answer = new CelebrationPlayer(world, new StubAtlas(celebrationDrawings(world)), reducedMotion);
  const bodies = () => visibleBodies(answer).filter((body) => body instanceof Sprite);
  return {
    answer,
    bodies,
    /** The names of the visible drawings at moments after a correct answer. */
    play: (nowMs: number, busy: readonly Area[] = []) => {
      answer.begin(VIEW, busy, nowMs);
      return Array.from({ length: 20 }, (_, index) => {
        answer.tick(nowMs + index * 100);
        return bodies().map(getName)[0] ?? '';
      });
    },
  };
}

/** The fraction of a stage with space for something of 40 x 40 next to text and controls. */
function freeOf({ left, right, top, bottom }: View, busy: readonly Area[]): number {
  const points = Array.from({ length: 400 }, (_, index) => ({
    x: left + ((right - left) * ((index % 20) + 0.5)) / 20 - 20,
    y: top + ((bottom - top) * (Math.floor(index / 20) + 0.5)) / 20 - 20,
    width: 40,
    height: 40,
  }));
  return points.filter((point) => !busy.some((area) => areasOverlap(area, point))).length / points.length;
}

/** Which of four animations are visible after each of many correct answers. */
function playedOften() {
  const { play } = open({ acts: ACTS.slice(0, 4) });
  return Array.from({ length: 60 }, (_, round) => play(round * 2000)[8] ?? '');
}

describe("A scene's celebration", () => {
  it('is one animation, from 500 to 1300 ms after a correct answer', () => {
    for (const act of ACTS) {
      const { answer, play } = open({ acts: [act] });
      const names = play(1000);
      expect(names.map((name) => name !== '').indexOf(true)).toBe(6);
      expect(names.lastIndexOf('world 0')).toBe(12);
      expect([answer.isStill(1000), answer.isStill(2299), answer.isStill(2300)]).toEqual([false, false, true]);
    }
  });

  it('continues during the next question if that appears immediately, and is over a second after the answer', () => {
    const { answer, play, bodies } = open({ acts: [actOf('leap', 3)], pace: 'beside' });
    expect(play(0).lastIndexOf('world 0')).toBe(9);
    const other = open({ acts: [actOf('leap')], pace: 'beside' });
    other.answer.begin(VIEW, [], 0);
    other.answer.ask();
    other.answer.tick(500);
    expect([answer.isStill(1000), bodies().length, other.bodies().length]).toEqual([true, 0, 1]);
  });

  it('never plays the same animation twice in a row, and plays the same ones in each round with the same seed', () => {
    const names = playedOften();
    expect(names.filter((name, index) => name === names[index + 1])).toEqual([]);
    expect(new Set(names)).toEqual(new Set(['world 0', 'world 1', 'world 2', 'world 3']));
    expect(playedOften()).toEqual(names);
  });

  it('finishes one animation before another starts', () => {
    const { answer, bodies } = open({ acts: ACTS });
    answer.begin(VIEW, [], 0);
    answer.tick(700);
    const [first] = bodies().map(getName);
    answer.begin(VIEW, [], 700);
    answer.tick(800);
    expect(bodies().map(getName)[0]).toBe(first);
  });

  it('ends when the next question is asked or the round is over', () => {
    for (const end of ['ask', 'clear'] as const) {
      const { answer, bodies } = open({ acts: [actOf('glow')] });
      answer.begin(VIEW, [], 0);
      answer.tick(900);
      expect(bodies()).toHaveLength(1);
      answer[end]();
      answer.tick(950);
      expect([bodies().length, answer.isStill(950)]).toEqual([0, true]);
    }
  });

  it('does not happen with reduced motion', () => {
    const { answer, play } = open({ acts: ACTS }, true);
    expect([new Set(play(0)), answer.isStill(600)]).toEqual([new Set(['']), true]);
  });

  it('avoids text and controls: it leaves out spots that cover them, and animations without a free spot', () => {
    const busy = { x: 330, y: 200, width: 30, height: 200 };
    expect(findFreePositions(actOf('glow', 3), VIEW, [busy]).map(({ x }) => x)).toEqual([300, 380]);
    expect(new Set(open({ acts: [actOf('leap')] }).play(0, [busy]))).toEqual(new Set(['']));
    expect(findFreePositions({ ...actOf('glow'), spots: () => [{ x: -900, y: 0 }] }, VIEW, [])).toEqual([]);
  });

  it.each(MOVES)('stays within the area reserved for it: %s', (move) => {
    const act = actOf(move);
    const { answer, bodies } = open({ acts: [act] });
    const beside = { x: 0, y: 0, width: 960, height: 540 };
    expect(findFreePositions(act, VIEW, [beside])).toEqual([]);
    answer.begin(VIEW, [], 0);
    for (let nowMs = 510; nowMs < 1300; nowMs += 10) {
      answer.tick(nowMs);
      for (const { x, y } of bodies()) {
        expect(areasOverlap({ x, y, width: 0.1, height: 0.1 }, { x: 280, y: 220, width: 140, height: 100 })).toBe(true);
      }
    }
  });

  it('does not allocate memory in each frame', async () => {
    const { answer } = open({ acts: [actOf('settle', 12), actOf('leap', 12)] });
    let nowMs = 0;
    const tick = () => {
      nowMs += 0.25;
      answer.tick(nowMs);
    };
    const play = () => {
      if (nowMs % 1300 === 0) answer.begin(VIEW, [], nowMs);
      tick();
    };
    for (let index = 0; index < 20_000; index++) play();
    answer.begin(VIEW, [], nowMs);
    expect(await bytesPerTick(tick)).toBeLessThan(MAX_BYTES_PER_TICK);
  });
});

describe.each(WORLDS)('The scene of $id', ({ world, busyAreas }) => {
  it('has four animations', () => {
    expect(world.acts).toHaveLength(4);
  });

  it.each(STAGES)('has space for two different ones if a third of a stage of %i x %i is free', (...stage) => {
    const { view } = fitScene(...stage);
    const busy = busyAreas(view);
    const clear = world.acts.filter((act) => findFreePositions(act, view, busy).length > 0);
    expect(clear.length > 1 || freeOf(view, busy) < 1 / 3).toBe(true);
  });
});
