import { Container } from 'pixi.js';
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_AVATAR } from '../../machines/core/hero';
import { seededRandom } from '../../machines/core/random';
import { BURST_DRAWINGS } from '../../src/play/celebration/drawings';
import { heroDrawings } from '../../src/play/hero/drawing';
import { HeroFigure } from '../../src/play/hero/figure';
import { HELD_NUMBER_DRAWINGS } from '../../src/play/hero/held-number';
import { type GameHero, getHeroBox, type HeroPlacement, JUMP } from '../../src/play/hero/hero-placement';
import { type HeroCue, HeroMood } from '../../src/play/hero/mood';
import { SceneWithHero, withHero } from '../../src/play/hero/with-hero';
import type { Area } from '../../src/stage/area';
import { destroyScene } from '../../src/stage/drawn-scene';
import { EquationText } from '../../src/stage/equation-text';
import { fitScene, type Scene } from '../../src/stage/scene';
import { bytesPerTick, MAX_BYTES_PER_TICK } from './helpers/heap';
import { StubAtlas } from './helpers/stub-atlas';
import { findSprites, visibleBodies } from './helpers/visible-bodies';

// Sheets can only be drawn in browsers.
vi.mock('../../src/stage/atlas', () => ({ createAtlas: drawn, createSmallAtlas: drawn }));
async function drawn(drawings: ConstructorParameters<typeof StubAtlas>[0]) {
  return new StubAtlas(drawings);
}

const HEROES = Object.entries(
  import.meta.glob<GameHero<object>>('../../src/games/*/scene/hero.ts', { eager: true, import: 'hero' }),
).map(([path, hero]) => ({ id: path.split('/').at(-3) ?? '', hero }));

const ANSWERS = 4;

function mood(cue: HeroCue, reducedMotion = false) {
  const hero = new HeroMood(reducedMotion, seededRandom(5, 'hero'));
  hero.answerCount = ANSWERS;
  hero.handleCue(cue, 0);
  return { hero, at: (nowMs: number) => ({ ...hero.at(nowMs) }) };
}

describe("The hero's mood", () => {
  it('follows a question to the answers with its eyes, thinks, yawns, and then rests for good', () => {
    const { hero, at } = mood('asked');
    expect(at(140)).toMatchObject({ gazeTo: 'question', gazeProgress: 1, mouth: 'smile', arms: 'rest' });
    const looked = Array.from({ length: 50 }, (_, index) => at(150 + index * 100).gazeTo);
    expect(new Set(looked).size).toBeGreaterThan(1);
    expect(at(6100)).toMatchObject({ mouth: 'think', arms: 'chin', brows: 'up' });
    expect(at(12_500)).toMatchObject({ mouth: 'wow', lids: 'shut', gazeTo: 'ahead' });
    expect(at(13_600)).toMatchObject({ mouth: 'smile', lids: 'half', arms: 'rest' });
    expect([hero.isStill(13_600), hero.isStill(500_000), hero.movesNextMs]).toEqual([true, true, Infinity]);
  });

  it('rests between two glances and reports when it moves next', () => {
    const { hero } = mood('asked');
    hero.at(200);
    const nextMs = hero.movesNextMs;
    expect([hero.isStill(200), hero.isStill(nextMs)]).toEqual([true, false]);
    expect(nextMs).toBeGreaterThanOrEqual(2000);
    expect(nextMs).toBeLessThanOrEqual(4000);
  });

  it('crouches, jumps and cheers at a correct answer, and lands', () => {
    const { hero, at } = mood('right');
    expect(at(79).stretch).toBeLessThan(0.92);
    expect(at(260)).toMatchObject({ mouth: 'cheer', arms: 'up', rise: JUMP });
    expect(at(441).stretch).toBeLessThan(1);
    expect(at(1000)).toMatchObject({ rise: 0, stretch: 1, flicker: 0, arms: 'up' });
    expect(hero.isStill(1000)).toBe(true);
  });

  it('says "oh" at a mistake, and then looks at the explanation with a smile', () => {
    const { hero, at } = mood('wrong');
    expect(at(100)).toMatchObject({ mouth: 'oops', lids: 'half' });
    expect(at(400)).toMatchObject({ mouth: 'smile', lids: 'open', brows: 'up', gazeTo: 'explained', gazeProgress: 1 });
    expect(hero.isStill(400)).toBe(true);
  });

  it('has a larger flame at streaks of three, five and ten, and the small one again after a mistake or a round', () => {
    const { hero, at } = mood('asked');
    const flames = Array.from({ length: 10 }, (_, index) => {
      hero.handleCue('right', 0, index + 1);
      return at(2000).flame;
    });
    expect(flames).toEqual([1, 1, 1.1, 1.1, 1.25, 1.25, 1.25, 1.25, 1.25, 1.6]);
    for (const end of ['wrong', 'over', 'begun'] as const) {
      hero.handleCue('right', 0, 3);
      hero.handleCue(end, 0);
      expect(at(2000).flame).toBe(1);
    }
  });

  it.each(['right', 'wrong'] as const)('shows its last look immediately with reduced motion: %s', (cue) => {
    const [moving, reduced] = [mood(cue), mood(cue, true)];
    const last = moving.at(3000);
    for (const nowMs of [0, 50, 3000, 60_000]) {
      expect({ ...reduced.at(nowMs), gazeFrom: last.gazeFrom }).toEqual(last);
      expect(reduced.hero.isStill(nowMs)).toBe(true);
    }
  });

  it('keeps its eyes on the question with reduced motion', () => {
    const { hero, at } = mood('asked', true);
    expect([at(0).gazeTo, at(60_000).gazeTo, hero.movesNextMs]).toEqual(['question', 'question', Infinity]);
  });
});

const AREA: Area = { x: 400, y: 40, width: 200, height: 80 };
interface Heard {
  readonly type: string;
  readonly streak?: number;
  readonly question?: { readonly number: number };
}
const GAME_HERO: GameHero<object, Heard> = {
  getPlacement: (): HeroPlacement => ({ pose: 'standing', x: 100, y: 500, height: 150 }),
  getGazeTargets: () => ({ question: AREA, answers: [AREA, AREA], explained: AREA }),
};
const { view: VIEW } = fitScene(960, 540);

function figure(reducedMotion = false) {
  const hero = new HeroFigure(
    new StubAtlas(heroDrawings(DEFAULT_AVATAR)),
    reducedMotion,
    seededRandom(5, 'hero'),
    null,
  );
  hero.layout(GAME_HERO.getPlacement(VIEW, null), GAME_HERO.getGazeTargets(VIEW, null));
  return hero;
}

describe("The hero's look", () => {
  it.each(['asked', 'right', 'wrong'] as const)('does not allocate memory in each frame: %s', async (cue) => {
    const hero = figure();
    let nowMs = 0;
    const tick = () => {
      if (nowMs % 16_000 === 0) hero.handleCue(cue, nowMs);
      nowMs += 16;
      hero.tick(nowMs);
    };
    for (let index = 0; index < 4000; index++) tick();
    expect(await bytesPerTick(tick)).toBeLessThan(MAX_BYTES_PER_TICK);
  });

  it('turns its pupils to the question, up and to the right of it', () => {
    const hero = figure();
    hero.handleCue('asked', 0);
    hero.tick(1000);
    const [pupils] = findSprites(hero, 'hero pupils');
    const [rest] = findSprites(figure(), 'hero pupils');
    expect(rest?.x).toBe(0);
    expect(pupils?.x).toBeGreaterThan(2);
    expect(pupils?.y).toBeLessThan(-2);
  });

  it('shows only the head and hands over an edge, and nothing if there is no space', () => {
    const hero = figure();
    hero.layout({ pose: 'peeping', x: 100, y: 100, height: 90 }, GAME_HERO.getGazeTargets(VIEW, null));
    hero.tick(0);
    expect(findSprites(hero, /^hero (legs|torso|cape|arm)/)).toEqual([]);
    expect(findSprites(hero, 'hero hands on edge')).toHaveLength(1);
    hero.layout(null, GAME_HERO.getGazeTargets(VIEW, null));
    expect(findSprites(hero, /^hero/)).toEqual([]);
  });
});

/** A scene that records its calls. */
class NotedScene implements Scene<object, Heard> {
  readonly view = new Container();
  readonly heard: string[] = [];
  layout = () => this.heard.push('layout');
  show = () => this.heard.push('show');
  react = () => this.heard.push('react');
  tick = () => this.heard.push('tick');
  isStill = () => true;
}

function seated(reducedMotion: boolean, gameHero = GAME_HERO) {
  const scene = new NotedScene();
  const shared = new StubAtlas({ ...heroDrawings(DEFAULT_AVATAR), ...BURST_DRAWINGS });
  const atlases = { own: new StubAtlas(HELD_NUMBER_DRAWINGS), shared };
  const hero = new SceneWithHero(scene, gameHero, atlases, reducedMotion);
  hero.layout(VIEW);
  return { hero, heard: scene.heard };
}

describe('The hero in a scene', () => {
  it('gets the shared events, and does not change how the scene plays', () => {
    const { hero, heard } = seated(false);
    hero.show({}, 0);
    hero.react({ type: 'correct' }, 0);
    hero.tick(300);
    expect(findSprites(hero.view, 'hero cheer')).toHaveLength(1);
    expect([hero.isStill(300), hero.isStill(2000)]).toEqual([false, true]);
    expect(heard).toEqual(['layout', 'show', 'react', 'tick']);
  });

  it('holds up the number of a right answer until the next question', () => {
    const { hero } = seated(false, { ...GAME_HERO, held: () => '42' });
    const number = () => visibleBodies(hero.view).flatMap((body) => (body instanceof EquationText ? [body.text] : []));
    hero.react({ type: 'correct' }, 0);
    hero.tick(300);
    expect([number(), findSprites(hero.view, 'held paddle').length]).toEqual([['42'], 1]);
    hero.react({ type: 'asked' }, 1500);
    hero.tick(1600);
    expect(number()).toEqual([]);
  });

  it('marks its raised hands for the confetti, and nothing while it is absent', () => {
    const { hero } = seated(false);
    const absent = seated(false, { ...GAME_HERO, getPlacement: () => null }).hero;
    const { x, y, height } = GAME_HERO.getPlacement(VIEW, null)!;
    expect(hero.hands?.x).toBe(x);
    expect(hero.hands?.y).toBeGreaterThan(y - height);
    expect(hero.hands?.y).toBeLessThan(y - height / 2);
    expect(absent.hands).toBeNull();
  });

  it('holds up nothing after a mistake, or if it is not on the stage', () => {
    const absent = seated(false, { ...GAME_HERO, held: () => '42', getPlacement: () => null }).hero;
    const wrong = seated(false, { ...GAME_HERO, held: () => '42' }).hero;
    absent.react({ type: 'correct' }, 0);
    wrong.react({ type: 'incorrect' }, 0);
    for (const hero of [absent, wrong]) {
      hero.tick(300);
      expect(findSprites(hero.view, 'held paddle')).toEqual([]);
    }
  });

  it('does not get events that a game hides from it', () => {
    const { hero } = seated(true, { ...GAME_HERO, reactsTo: ({ type }) => type === 'asked' });
    hero.react({ type: 'correct' }, 0);
    hero.tick(300);
    expect(findSprites(hero.view, 'hero cheer')).toEqual([]);
  });

  it('starts each round with its small flame, even after an unfinished round', () => {
    const { hero } = seated(true);
    const flameAfter = (number: number) => {
      hero.react({ type: 'correct', streak: 5 }, 0);
      hero.react({ type: 'asked', question: { number } }, 0);
      hero.tick(0);
      return findSprites(hero.view, 'hero flame')[0]?.scale.x;
    };
    expect([flameAfter(5), flameAfter(0)]).toEqual([1.25, 1]);
  });

  it("destroys the scene's atlas and its own when it is destroyed", async () => {
    const build = withHero({ hero: GAME_HERO, drawings: () => ({}), Scene: NotedScene });
    const built = await build(false, 1, DEFAULT_AVATAR);
    destroyScene(built);
    const destroyed: unknown = expect.objectContaining({ isDestroyed: true });
    expect(built.atlases).toEqual([destroyed, destroyed]);
  });
});

/** From the smallest phone in both orientations to tablets and a whiteboard, in CSS pixels. */
const STAGES = [
  [320, 260],
  [320, 472],
  [360, 390],
  [360, 644],
  [740, 308],
  [820, 700],
  [820, 1050],
  [1180, 590],
  [1440, 828],
  [1920, 1008],
] as const;
const overlap = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width - 0.5 &&
  other.x < one.x + one.width - 0.5 &&
  one.y < other.y + other.height - 0.5 &&
  other.y < one.y + one.height - 0.5;

const spotOn = (hero: GameHero<object>, widthPx: number, heightPx: number): HeroPlacement | null =>
  hero.getPlacement(fitScene(widthPx, heightPx).view, null);

describe.each(HEROES)('$id', ({ hero }) => {
  it.each(STAGES)('has its hero next to the question and the answers on a stage of %i x %i', (widthPx, heightPx) => {
    const { view } = fitScene(widthPx, heightPx);
    const spot = hero.getPlacement(view, null);
    if (spot === null) return;
    const box = getHeroBox(spot);
    const { question, answers } = hero.getGazeTargets(view, null);
    expect([question, ...answers].filter((area) => overlap(box, area))).toEqual([]);
    expect(box.y).toBeGreaterThanOrEqual(view.top - JUMP);
    expect([box.x >= view.left - 20, box.x + box.width <= view.right + 20]).toEqual([true, true]);
  });

  it('has space for its hero on a desktop and on a board', () => {
    const stages = [
      [1440, 828],
      [1440, 650],
      [1920, 1008],
    ] as const;
    expect(stages.map(([widthPx, heightPx]) => spotOn(hero, widthPx, heightPx))).not.toContain(null);
  });
});

it('All but one of the games have space for their hero on a phone in portrait', () => {
  expect(HEROES.filter(({ hero }) => spotOn(hero, 360, 520) === null).length).toBeLessThanOrEqual(1);
});
