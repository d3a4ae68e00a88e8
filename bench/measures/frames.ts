import { type LocateFrame, type ProfileNode, topCostSites, totalWeight } from '../cost-sites.ts';
import { type BenchGame, isPlayed } from '../games.ts';
import type { Figure } from '../report.ts';
import { ANSWER_FRAMES, type SteppedPage } from '../stepped-page.ts';

/** Enough frames for the browser to compile the hot code and for the round to be in full swing. */
const WARM_FRAMES = 6000;
const WINDOW_FRAMES = 600;
const WINDOWS = 3;
const REST_FRAMES = 60;
const SITES = 8;
/** A component, or work that React does for a component. */
const RENDERED = /\.tsx:\d+(?:$| ← .* react)/;

const middleOf = <Value>(values: readonly Value[], weigh: (value: Value) => number): Value => {
  const sorted = values.toSorted((one, other) => weigh(one) - weigh(other));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
};

/** Plays until enough things are moving and the page is warm. */
export async function warmUp(page: SteppedPage, game: BenchGame, things: number): Promise<void> {
  await page.untilPlaying(game);
  await page.step(game.framesPerThing * things);
  await page.step(WARM_FRAMES, true);
}

/**
 * The cost of a frame, both with an answer every second and while idle. The page has just been
 * opened.
 */
export async function measureFrames(
  page: SteppedPage,
  { game, things, locate }: { readonly game: BenchGame; readonly things: number; readonly locate: LocateFrame },
): Promise<readonly Figure[]> {
  await warmUp(page, game, things);
  const profiles: ProfileNode[] = [];
  const counts = await page.counted(async () => {
    for (let window = 0; window < WINDOWS; window++)
      profiles.push(await page.allocated(() => page.step(WINDOW_FRAMES, true), 'all'));
  });
  // Allow one second for everything that an answer has set in motion.
  await page.step(2 * ANSWER_FRAMES);
  const rest = await page.counted(() => page.step(REST_FRAMES));
  const state = await page.state();
  if (!isPlayed(game, state)) throw new Error(`The round ended before it was measured: ${state}.`);
  const profile = middleOf(profiles, totalWeight);
  const allSites = topCostSites(profile, locate, Number.POSITIVE_INFINITY).map(({ site, weight }) => ({
    site,
    weight: weight / WINDOW_FRAMES,
  }));
  const sites = allSites.slice(0, SITES);
  // Allocations during a render are reported with the component's name.
  const components = allSites.filter(({ site }) => RENDERED.test(site)).slice(0, SITES);
  const each = (total: number) => total / counts.frames;
  const figure = (name: string, value: number, unit: Figure['unit'] = 'count'): Figure => ({
    name: `${name}, ${things} things`,
    value,
    unit,
    sites,
  });
  return [
    figure('draw calls a frame', each(counts.drawCalls)),
    figure('draw calls a frame at rest', rest.drawCalls / rest.frames),
    figure('texture uploads a frame', each(counts.textureUploads)),
    figure('bytes to buffers a frame', each(counts.bufferBytes), 'bytes'),
    figure('bytes allocated a frame', totalWeight(profile) / WINDOW_FRAMES, 'bytes'),
    figure('React commits', counts.commits + rest.commits),
    {
      ...figure('React commits without an event', counts.commitsWithoutEvent + rest.commitsWithoutEvent),
      sites: components,
    },
  ];
}
