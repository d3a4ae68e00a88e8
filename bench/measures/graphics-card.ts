import { type Browser, chromium, type Page } from 'playwright';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../../scripts/browser.ts';
import { SOFTWARE_RENDERERS } from '../../src/stage/can-draw.ts';
import type { BenchGame } from '../games.ts';
import type { Measurement } from '../report.ts';
import { openRound, recordFrameTimes, SLOW_FRAME_MS, stutterRatio } from './real-play.ts';

/** Classroom boards: the most common size and the largest. */
const BOARDS = [
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
] as const;
const STRETCH_MS = 10_000;

/**
 * Arguments that make Chromium draw without a graphics card. Vulkan can use a card without a
 * screen.
 */
const WITHOUT_CARD = /^--(?:use-gl|use-angle|enable-unsafe-swiftshader)\b/;
const WITH_CARD = [
  '--use-angle=vulkan',
  '--enable-features=Vulkan',
  '--disable-vulkan-surface',
  '--ignore-gpu-blocklist',
];

/** The name of the graphics card that draws pages; empty without WebGL. Runs in the page. */
function readGraphicsCard(): string {
  const gl = document.createElement('canvas').getContext('webgl2');
  const names = gl?.getExtension('WEBGL_debug_renderer_info');
  return names && gl ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : '';
}

const startWithCard = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureBrowser(),
    args: [...BROWSER_ARGUMENTS.filter((one) => !WITHOUT_CARD.test(one)), ...WITH_CARD],
  });

/** Canvas pixels per screen pixel, along one side. */
const resolutionOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    return canvas === null ? Number.NaN : canvas.width / canvas.clientWidth;
  });

async function askedCard(): Promise<string | null> {
  const browser = await startWithCard();
  try {
    const page = await browser.newPage();
    const name = await page.evaluate(readGraphicsCard);
    return name === '' || SOFTWARE_RENDERERS.test(name) ? null : name;
  } finally {
    await browser.close();
  }
}

let card: Promise<string | null> | null = null;

/**
 * The name of this machine's graphics card, looked up once; null if there is no card that a browser
 * can use.
 */
export function detectGraphicsCard(): Promise<string | null> {
  card ??= askedCard();
  return card;
}

/**
 * Real play on boards with a graphics card: frames per second, and the proportion of frames that stutter. Empty if the
 * machine has no card.
 */
export async function measureFramesWithCard(origin: string, game: BenchGame): Promise<readonly Measurement[]> {
  if ((await detectGraphicsCard()) === null) return [];
  const browser = await startWithCard();
  try {
    const figures: Measurement[] = [];
    for (const viewport of BOARDS) {
      const page = await openRound({ browser, origin, game, viewport, throttle: 1 });
      const times = await recordFrameTimes(page, STRETCH_MS);
      const of = `${viewport.width} x ${viewport.height}`;
      const averageMs = times.reduce((sum, ms) => sum + ms, 0) / times.length;
      figures.push(
        { name: 'frames a second with a graphics card', of, value: 1000 / averageMs, unit: 'count' },
        {
          name: `frames over ${SLOW_FRAME_MS} ms with a graphics card`,
          of,
          value: stutterRatio(times),
          unit: 'share',
        },
        { name: 'resolution with a graphics card', of, value: await resolutionOf(page), unit: 'ratio' },
      );
      await page.context().close();
    }
    return figures;
  } finally {
    await browser.close();
  }
}
