import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { findFreePort } from '../../../bench/free-port';
import { createSiteServer } from '../../../scripts/serve.ts';
import { test } from './test';

const DIST = join(import.meta.dirname, '../../../dist');

/** A copy of the built site on its own server, which can be stopped and updated. */
class Deployment {
  readonly url: string;
  /** The paths that the server was asked for, also by service workers. */
  readonly requests: string[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), 'numeria-deployment-'));
  private server: Server | null = null;

  constructor(url: string) {
    this.url = url;
    cpSync(DIST, this.folder, { recursive: true, filter: (path) => !/\.(?:map|br|gz)$/.test(path) });
  }

  async start(): Promise<void> {
    this.server = createSiteServer(this.folder)
      .on('request', ({ url = '' }) => this.requests.push(url))
      .listen(Number(new URL(this.url).port), 'localhost');
    await once(this.server, 'listening');
  }

  stop(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  /**
   * Makes browsers ignore features that Safari before 16.4 does not support: import maps and module
   * preloads.
   */
  withoutImportMaps(): void {
    for (const name of readdirSync(this.folder, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.html')) continue;
      const file = join(this.folder, name);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/importmap"|modulepreload"/g, 'unknown"'));
    }
  }

  /** Replaces the version: every script gets a new name, and the old ones no longer exist. */
  release(): void {
    const assets = join(this.folder, 'assets');
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    const names = new Set(scripts.map((name) => basename(name, '.js')));
    for (const name of readdirSync(this.folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:js|html)$/.test(name)) continue;
      const file = join(this.folder, name);
      const text = readFileSync(file, 'utf8')
        .replaceAll(/([\w.-]+)\.js\b/g, (same, name: string) => (names.has(name) ? `${name}-next.js` : same))
        .replaceAll(/(\.html",revision:")\w+/g, '$1next')
        .replaceAll(/(data-build="\w+)/g, '$1-next');
      writeFileSync(file, text);
    }
    for (const name of names) renameSync(join(assets, `${name}.js`), join(assets, `${name}-next.js`));
  }

  /**
   * Replaces the version by one in which only this script has changed. Returns its new path. As after a build, every
   * page has another import map, but the service worker lists other revisions of the shell and the script alone.
   */
  releaseScript(script: RegExp): string {
    const assets = join(this.folder, 'assets');
    // Each language has scripts of its own.
    const english = readFileSync(join(this.folder, 'sw.js'), 'utf8');
    const old = readdirSync(assets).find((name) => script.test(name) && english.includes(name));
    if (old === undefined) throw new Error(`There is no script like ${String(script)}.`);
    const renamed = old.replace('.js', '-next.js');
    renameSync(join(assets, old), join(assets, renamed));
    for (const name of readdirSync(this.folder, { recursive: true, encoding: 'utf8' })) {
      if (!/^sw\.js$|\.html$/.test(name)) continue;
      const file = join(this.folder, name);
      const text = readFileSync(file, 'utf8');
      const [, build = ''] = /data-build="(\w+)"/.exec(text) ?? [];
      writeFileSync(
        file,
        text
          .replaceAll(old, renamed)
          .replaceAll(/(shell\.html",revision:")\w+/g, '$1next')
          .replaceAll(`data-build="${build}"`, `data-build="${build}-next"`)
          .replaceAll(`/plain/${build}/`, `/plain/${build}-next/`),
      );
    }
    return `/assets/${renamed}`;
  }

  remove(): void {
    this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Tests on a new device that stores the site. The server can stop and change. */
export const deploymentTest = test.extend<{ readonly deployment: Deployment }>({
  baseURL: async ({ baseURL }, lend) => {
    const address = new URL(baseURL ?? '');
    address.port = String(await findFreePort());
    await lend(address.origin);
  },
  deployment: async ({ baseURL }, lend) => {
    const deployment = new Deployment(baseURL ?? '');
    await deployment.start();
    await lend(deployment);
    deployment.remove();
  },
  context: async ({ browser, baseURL, deployment }, lend) => {
    const device = await browser.newContext({ baseURL: baseURL ?? deployment.url, serviceWorkers: 'allow' });
    await lend(device);
    await device.close();
  },
  page: async ({ context }, lend) => lend(await context.newPage()),
});
