import type { Browser } from 'playwright';
import type { BenchGame } from '../games.ts';
import type { Measurement } from '../report.ts';
import { getRoundUrl, type Screen, SteppedPage } from '../stepped-page.ts';

/** A phone, a tablet and a board with typical resolutions. */
const SCREENS: Readonly<Record<string, Screen>> = {
  'a phone': { viewport: { width: 412, height: 823 }, deviceScaleFactor: 3 },
  'a tablet': { viewport: { width: 1366, height: 1024 }, deviceScaleFactor: 2 },
  'a board': { viewport: { width: 3840, height: 2160 }, deviceScaleFactor: 1 },
};

/** GPU memory used by a round's canvas and its textures. */
export async function measureMemory(
  browser: Browser,
  origin: string,
  game: BenchGame,
): Promise<readonly Measurement[]> {
  const figures: Measurement[] = [];
  for (const [name, screen] of Object.entries(SCREENS)) {
    const page = await SteppedPage.open({
      browser,
      address: origin + getRoundUrl(game, game.things[0]),
      game,
      screen,
    });
    await page.untilPlaying(game);
    const value = await page.page.evaluate(() => bench.canvasBytes() + bench.counts.textureBytes);
    figures.push({ name: 'memory of canvas and textures', of: name, value, unit: 'bytes' });
    await page.close();
  }
  return figures;
}
