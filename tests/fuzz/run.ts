/* `npm run fuzz` plays all games at random, in Chromium, on the built site, for `--minutes` (5),
   and checks all invariants after each step (checks.ts). `--game time-master` plays one game.
   Each session has a seed. If a session finds a fault, the command that repeats it is printed
   with the seed; `--seed 123` plays only that session. Afterwards the machines take random walks
   as well (machines.fuzz.ts), unless a game was given. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { buildSite, ROOT } from '../../bench/build.ts';
import { findFreePort } from '../../bench/free-port.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../../scripts/browser.ts';
import { createSiteServer } from '../../scripts/serve.ts';
import { skipDrawing } from '../e2e/helpers/skip-drawing.ts';
import { GAMES, getInvariants } from './games.ts';
import { createPlan, type Failure, play, type Session } from './session.ts';
import { shortenList } from './shorten.ts';

const STEPS = 150;
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Plays a session in its own context, as on a device that has never opened the site. */
async function playAlone(browser: Browser, origin: string, session: Session): Promise<Failure | null> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1024, height: 640 },
    hasTouch: true,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript(skipDrawing);
    return await play(await context.newPage(), origin, session);
  } finally {
    await context.close();
  }
}

const repeat = ({ game, seed }: Session, steps: number): string =>
  `npm run fuzz -- --game ${game} --seed ${seed} --steps ${steps}`;

/** Reports the violations, how to repeat them, and the shortest steps that cause them. */
async function report(browser: Browser, origin: string, session: Session, failure: Failure): Promise<void> {
  say(`\nBroken in ${session.game}, after ${failure.taken} steps of seed ${session.seed}:`);
  for (const line of failure.broken) say(`  ${line}`);
  say(`Repeat it with: ${repeat(session, Math.max(1, failure.taken))}`);
  const { beginning, steps } = createPlan(session);
  const min = await shortenList(steps.slice(0, failure.taken), async (some) => {
    const again = await playAlone(browser, origin, { ...session, steps: some });
    return again?.broken[0]?.slice(0, 40) === failure.broken[0]?.slice(0, 40);
  });
  say(`These steps are enough, at /${session.game}${beginning.query}:`);
  if (beginning.damaged !== null) say(`  (stored before) ${JSON.stringify(beginning.damaged)}`);
  for (const { action, thenMs } of min) say(`  ${JSON.stringify(action)}${thenMs > 0 ? `, then ${thenMs} ms` : ''}`);
}

/** The sessions to play, one game after the other, until the time is up. */
function* sessions(games: readonly string[], firstSeed: number, endMs: number, steps: number): Generator<Session> {
  for (let seed = firstSeed; ; seed = (seed + 1) % 2 ** 32) {
    for (const game of games) {
      if (Date.now() >= endMs) return;
      yield { game, seed, steps };
    }
  }
}

/** Plays sessions in a browser. Returns the number of sessions that found a violation. */
async function fuzzGames(all: Iterable<Session>, folder: string): Promise<number> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const server = createSiteServer(folder).listen(port, 'localhost');
  await once(server, 'listening');
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...BROWSER_ARGUMENTS, '--disable-gpu'],
  });
  let failed = 0;
  let played = 0;
  try {
    for (const session of all) {
      const failure = await playAlone(browser, origin, session);
      played += 1;
      say(`${failure === null ? 'sound ' : 'BROKEN'} ${session.game} ${session.seed}`);
      if (failure === null) continue;
      failed += 1;
      await report(browser, origin, session, failure);
    }
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
  say(`\n${played} sessions, ${failed} of them broken.`);
  return failed;
}

/** Runs the machines' random walks. Returns false if they find a violation. */
function walkMachines(): boolean {
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/fuzz/vitest.config.ts'];
  return spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    game: { type: 'string' },
    seed: { type: 'string' },
    steps: { type: 'string', default: String(STEPS) },
    built: { type: 'string' },
  },
});

async function main(): Promise<void> {
  const games = values.game === undefined ? GAMES.map(({ id }) => id) : [getInvariants(values.game).id];
  const [minutes, steps] = [Number(values.minutes), Number(values.steps)];
  const seed = values.seed === undefined ? null : Number(values.seed);
  if (!(minutes > 0) || !Number.isInteger(steps) || (seed !== null && !(seed >= 0 && seed < 2 ** 32)))
    throw new Error('For example: npm run fuzz -- --minutes 5 --game time-master --seed 123 --steps 150');

  const folder = values.built ?? join(ROOT, '.bench', 'fuzz');
  if (values.built === undefined) {
    say('Building the site.');
    await buildSite(folder);
  }
  const all =
    seed === null
      ? sessions(games, crypto.getRandomValues(new Uint32Array(1))[0] ?? 0, Date.now() + minutes * 60_000, steps)
      : games.map((game) => ({ game, seed, steps }));
  const failed = await fuzzGames(all, folder);
  const isSound = failed === 0 && (values.game !== undefined || seed !== null || walkMachines());
  process.exitCode = isSound ? 0 : 1;
}

if (import.meta.main) await main();
