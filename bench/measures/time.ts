import type { Browser } from 'playwright';
import { GAMES as MANIFESTS } from '../../scripts/games.ts';
import { typeSum } from '../answers/typing.ts';
import type { BenchGame } from '../games.ts';
import type { Figure } from '../report.ts';
import { canvasSizeOf, referenceAddress, roundAddress, type Screen, SteppedPage } from '../stepped-page.ts';

/**
 * Two pages are measured alternately, and each page's best turn counts, because other load on the machine only makes a
 * turn longer.
 */
const TURNS = 8;
const TURN_FRAMES = 600;
const WARM_FRAMES = 6000;
/** Fewer frames, because painting without a graphics card is slow. */
const PAINTED_FRAMES = 150;
const WARM_PAINTED_FRAMES = 60;
/** So slow that nothing ever arrives, so that only frames are measured. */
const STANDSTILL = 1000;

/** Classroom boards on which two players play side by side. */
const BOARDS: Readonly<Record<string, Screen>> = {
  '1920 x 1080': { viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 1 },
  '3840 x 2160': { viewport: { width: 3840, height: 2160 }, deviceScaleFactor: 1 },
};

interface Origins {
  readonly game: string;
  readonly reference: string;
}

type Pair = readonly [own: SteppedPage, other: SteppedPage];

/**
 * Opens a round, and the plain Pixi page with the same number of cards on a canvas of the same
 * size, and warms both up.
 */
async function opened(browser: Browser, game: BenchGame, origins: Origins, pace: number): Promise<Pair> {
  const [things] = game.things;
  const address = `${origins.game}${roundAddress(game, things)}&pace=${pace}`;
  const page = await SteppedPage.open({ browser, address, game });
  await page.untilPlaying(game);
  await page.step(game.framesPerThing * things);
  const bare = referenceAddress(origins.reference, { ...(await canvasSizeOf(page.page)), things, pace });
  const reference = await SteppedPage.open({ browser, address: bare, game: { ...game, answer: typeSum } });
  await reference.stepUntil(
    () => reference.page.evaluate(() => document.documentElement.dataset['state'] === 'drawn'),
    'drawn',
  );
  for (const one of [page, reference]) await one.step(WARM_FRAMES, pace === 1);
  return [page, reference];
}

/** The shortest time that each page of a pair took for this many frames, in milliseconds. */
async function minTimeOf(pair: Pair, frames: number, answers: boolean, which: 'threadMs' | 'gpuMs') {
  const [own, other]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn++) {
    own.push((await pair[0].timed(() => pair[0].step(frames, answers)))[which]);
    other.push((await pair[1].timed(() => pair[1].step(frames, answers)))[which]);
  }
  return { own: Math.min(...own), ratio: Math.min(...own) / Math.min(...other) };
}

const close = (pair: Pair) => Promise.all(pair.map((page) => page.close()));

/**
 * The computing time of a game relative to the same cards in plain Pixi with a plain form: on the
 * main thread, for frames only and with an answer every second; and in the GPU process, which
 * paints the frames.
 */
export async function measureTimes(browser: Browser, game: BenchGame, origins: Origins): Promise<readonly Figure[]> {
  const still = await opened(browser, game, origins, STANDSTILL);
  const frames = await minTimeOf(still, TURN_FRAMES, false, 'threadMs');
  await close(still);
  const played = await opened(browser, game, origins, 1);
  const answered = await minTimeOf(played, TURN_FRAMES, true, 'threadMs');
  for (const page of played) {
    await page.paint();
    await page.step(WARM_PAINTED_FRAMES, true);
  }
  const painted = await minTimeOf(played, PAINTED_FRAMES, true, 'gpuMs');
  await close(played);
  return [
    { name: 'thread time by reference', value: frames.ratio, unit: 'ratio' },
    { name: 'thread time by reference, answers included', value: answered.ratio, unit: 'ratio' },
    { name: 'microseconds of the thread a frame', value: (1000 * frames.own) / TURN_FRAMES, unit: 'count' },
    { name: 'GPU time by reference', value: painted.ratio, unit: 'ratio' },
  ];
}

/**
 * The computing time of a two-player round relative to that of one player, for frames only, on each
 * board; empty for games without a two-player mode.
 */
export async function measureTimesOfTwoPlayers(
  browser: Browser,
  game: BenchGame,
  origin: string,
): Promise<readonly Figure[]> {
  if (MANIFESTS.find(({ id }) => id === game.id)?.maxPlayers !== 2) return [];
  const figures: Figure[] = [];
  for (const [of, screen] of Object.entries(BOARDS)) {
    const open = async (more: string, playing: BenchGame['playing']): Promise<SteppedPage> => {
      const address = `${origin}${roundAddress(game, game.things[0])}&time=none&pace=${STANDSTILL}${more}`;
      const page = await SteppedPage.open({ browser, address, game, screen });
      await page.untilPlaying({ ...game, playing });
      await page.step(WARM_FRAMES);
      return page;
    };
    const pair: Pair = [await open('&players=2', ['playing']), await open('', game.playing)];
    const { ratio } = await minTimeOf(pair, TURN_FRAMES, false, 'threadMs');
    figures.push({ name: 'thread time of two by one', of, value: ratio, unit: 'ratio' });
    await close(pair);
  }
  return figures;
}
