import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { ensureBrowser } from '../../scripts/browser.ts';
import { findFreePort } from '../free-port.ts';
import type { Measurement } from '../report.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Other load on the machine only makes a page slower, so the best run counts. */
const RUNS = 3;
/** Audits below this are listed. */
const GOOD = 0.9;

/**
 * The points out of Lighthouse's 100 that a page loses in each category, on its slow phone
 * (simulated throttling) and in the best of three runs, with the audits that cost them. Throws an
 * Error if Lighthouse could not load the page.
 */
export async function measureLighthouse(address: string): Promise<readonly Measurement[]> {
  const reports: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await runWithRetry(address));
  return CATEGORIES.map((id) => {
    const best = reports.reduce((one, other) => (scoreOf(other, id) > scoreOf(one, id) ? other : one));
    const value = Math.round(100 - 100 * scoreOf(best, id));
    return { name: `Lighthouse points missed: ${id}`, value, unit: 'count', notes: pointsMissedIn(best, id) };
  });
}

/**
 * Sometimes a browser has not recorded everything that Lighthouse needs, and Lighthouse asks for
 * another run.
 */
const runWithRetry = (address: string): Promise<Result> => judged(address).catch(() => judged(address));

async function judged(address: string): Promise<Result> {
  const port = await findFreePort();
  // Otherwise software rendering would count as the page's own work.
  const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args });
  try {
    const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
    const error = result === undefined ? 'no report' : result.lhr.runtimeError?.message;
    if (result === undefined || error !== undefined) throw new Error(`Lighthouse could not judge ${address}: ${error}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** From 0 to 1; NaN if Lighthouse does not report a result. */
const scoreOf = (report: Result, category: string): number => report.categories[category]?.score ?? Number.NaN;

function pointsMissedIn(report: Result, category: string): readonly string[] {
  return (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score, title, displayValue = '' } = report.audits[id] ?? {};
    const isLost = weight > 0 && typeof score === 'number' && score < GOOD;
    return isLost ? [`${title} ${displayValue}`.trim()] : [];
  });
}
