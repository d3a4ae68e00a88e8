import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { createAddress } from '../helpers/people.ts';
import { createDataFolders, type DataFolders } from '../helpers/template.ts';

/* When the configuration of `npm run dev` changes, Vite creates a new server before it closes
   the old one. */

const PLUGIN = resolve('backend/dev-plugin.ts');
const config = (word: string): string =>
  `import { embeddedBackendPlugin } from ${JSON.stringify(PLUGIN)};
export default { plugins: [embeddedBackendPlugin()], define: { __WORD__: ${JSON.stringify(word)} } };`;

let dataFolders: DataFolders;
let root: string;
let vite: ViteDevServer;
let server: Server;
let site: string;
beforeEach(async () => {
  dataFolders = await createDataFolders(inject('template'));
  vi.stubEnv('NUMERIA_DATA', dataFolders.dataFolder);
  vi.stubEnv('NUMERIA_INBOX_KEY', KEY);
  root = mkdtempSync(join(tmpdir(), 'numeria-dev-'));
  writeFileSync(join(root, 'vite.config.ts'), config('before'));
  vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  server = createHttpServer(vite.middlewares);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const address = server.address();
  site = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterEach(async () => {
  await new Promise((done) => server.close(done));
  await vite.close();
  vi.unstubAllEnvs();
  await dataFolders.remove();
  rmSync(root, { recursive: true, force: true });
});

const KEY = 'the-key-that-the-start-prints';
const inbox = async (): Promise<string> =>
  (await fetch(`${site}/inbox`, { headers: { Cookie: `numeria-inbox=${KEY}` } })).text();

async function askForMail(email: string): Promise<void> {
  const page = await vite.transformIndexHtml('/', '<html><head></head></html>');
  const apikey = /data-key="([^"]+)"/.exec(page)?.[1] ?? '';
  const answer = await fetch(`${site}/auth/v1/otp`, {
    method: 'POST',
    headers: { apikey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(answer.status).toBe(200);
}

it("After Vite's configuration changes, the same backend keeps serving, and the last server closes it", async () => {
  const [early, late] = [createAddress('early'), createAddress('late')];
  await askForMail(early);
  for (const word of ['after', 'again']) {
    writeFileSync(join(root, 'vite.config.ts'), config(word));
    await vite.restart();
    expect(vite.config.define).toEqual({ __WORD__: word });
  }
  await askForMail(late);
  expect(await inbox()).toContain(early);
  expect(await inbox()).toContain(late);
  expect(existsSync(join(dataFolders.dataFolder, 'lock.json'))).toBe(true);
  await vite.close();
  expect(existsSync(join(dataFolders.dataFolder, 'lock.json'))).toBe(false);
});
