import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { findFreePort } from '../../../bench/free-port';
import { createSiteServer } from '../../../scripts/serve.ts';
import { SHORT_LIVED_FLAGS } from '../../helpers/short-lived';
import { memberTest, newDevice, signIn, test } from './account';
import { EMBEDDED } from './embedded';

const ROOT = join(import.meta.dirname, '../../..');

/** A site with its embedded backend in its own process, which a test can stop. */
export class OwnSite {
  readonly url: string;
  private readonly folder = mkdtempSync(join(tmpdir(), 'numeria-own-site-'));
  private running: ChildProcess | null = null;

  constructor(url: string) {
    this.url = url;
  }

  /** Starts the site with its existing data. Throws its output if it does not start. */
  async start(): Promise<void> {
    const env = { ...process.env, ...EMBEDDED, PORT: new URL(this.url).port, NUMERIA_DATA: this.folder };
    const started = spawn(process.execPath, [...SHORT_LIVED_FLAGS, 'scripts/serve.ts'], { cwd: ROOT, env });
    this.running = started;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      const hear = (text: unknown): void => {
        said += String(text);
        if (said.includes('Emails are stored at')) resolve();
      };
      started.stdout.on('data', hear);
      started.stderr.on('data', hear);
      started.once('exit', () => reject(new Error(`The site did not start: ${said}`)));
    });
  }

  /** Kills the site in the middle of whatever it is doing, as a crash would. */
  async stop(): Promise<void> {
    const { running } = this;
    this.running = null;
    if (running === null) return;
    const stopped = once(running, 'exit');
    running.kill('SIGKILL');
    await stopped;
  }

  /** Stops the site for good and deletes its data. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The URL of a free port on the host that the other tests use. */
async function neighbourUrl(baseURL = ''): Promise<string> {
  const address = new URL(baseURL);
  address.port = String(await findFreePort());
  return address.origin;
}

/** Console messages of the browser and the page when the server does not answer. */
export const SERVER_UNREACHABLE =
  /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|Failed to fetch|could not be loaded/;

/** Lets visible toasts disappear on a page with an installed clock. */
export async function waitForToastsToDisappear(page: Page): Promise<void> {
  await page.clock.fastForward(6000);
  await expect(page.locator('.toast')).toHaveCount(0);
}

/** Tests with their own site, where the user is signed in. */
export const ownSiteTest = memberTest.extend<{ server: OwnSite }>({
  baseURL: async ({ baseURL }, lend) => lend(await neighbourUrl(baseURL)),
  server: async ({ baseURL }, lend) => {
    const server = new OwnSite(baseURL ?? '');
    try {
      await server.start();
      await lend(server);
    } finally {
      await server.remove();
    }
  },
  // The first fixture that needs the server, which has to be running by then.
  member: async ({ server }, lend) => lend(await signIn(server.url)),
  context: async ({ browser, site, member }, lend) => {
    const device = await newDevice(browser, site, member.session);
    await lend(device);
    await device.close();
  },
  page: async ({ context }, lend) => {
    const page = await context.newPage();
    await page.clock.install();
    await lend(page);
  },
});

/** Tests with a server that has no backend. */
export const bareTest = test.extend({
  baseURL: async ({ baseURL }, lend) => {
    const url = await neighbourUrl(baseURL);
    const { port, hostname } = new URL(url);
    const server = createSiteServer(join(ROOT, 'dist')).listen(Number(port), hostname);
    await once(server, 'listening');
    await lend(url);
    server.closeAllConnections();
    server.close();
  },
  context: async ({ browser, site }, lend) => {
    const device = await newDevice(browser, site);
    await lend(device);
    await device.close();
  },
  page: async ({ context }, lend) => lend(await context.newPage()),
});
