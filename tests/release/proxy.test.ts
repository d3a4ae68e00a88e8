/* The proxy of the containers: the Caddyfile of a release, with Debian's Caddy. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../../bench/free-port.ts';
import { installDebian } from '../../scripts/debian.ts';
import { listenOnFreePort } from '../helpers/listen';

const folder = mkdtempSync(join(tmpdir(), 'numeria-proxy-'));
const hasCaddy = () => spawnSync('caddy', ['version']).status === 0;

let forwarded: IncomingHttpHeaders = {};
const site = createServer((request, response) => {
  forwarded = request.headers;
  response.end('the site');
});
let caddy: ChildProcess | null = null;
let address = '';

interface Answer {
  readonly protocol: string | undefined;
  readonly status: number | undefined;
  readonly body: string;
}

/** Requests a page with HTTP/2. */
async function requestPage(): Promise<Answer> {
  // The proxy has made its certificate itself.
  const session = connect(address, { rejectUnauthorized: false });
  try {
    return await new Promise<Answer>((resolve, reject) => {
      session.once('error', reject);
      const stream = session.request({ ':path': '/', 'x-forwarded-for': '203.0.113.9' });
      stream.once('error', reject);
      stream.once('response', (headers) => {
        void text(stream).then((body) => resolve({ protocol: session.alpnProtocol, status: headers[':status'], body }));
      });
    });
  } finally {
    session.close();
  }
}

beforeAll(async () => {
  if (!hasCaddy()) installDebian(['caddy']);
  const [sitePort, httpPort, httpsPort] = [await listenOnFreePort(site), await findFreePort(), await findFreePort()];
  address = `https://localhost:${httpsPort}`;
  // A test must not use the machine's own ports or change whom the machine trusts.
  const global = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n}\n`;
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, global + readFileSync('scripts/release/for-operators/Caddyfile', 'utf8'));
  caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      NUMERIA_URL: address,
      NUMERIA_SITE: `localhost:${sitePort}`,
    },
    stdio: 'ignore',
  });
});
afterAll(async () => {
  const ended = new Promise((resolve) => caddy?.once('close', resolve));
  if (caddy?.kill() === true) await ended;
  await new Promise((done) => site.close(done));
  rmSync(folder, { recursive: true, force: true });
});

it('serves the site with HTTPS and HTTP/2, and adds the address of the visitor', async () => {
  await expect
    .poll(() => requestPage().catch(() => null), { timeout: 60_000, interval: 300 })
    .toEqual({ protocol: 'h2', status: 200, body: 'the site' });
  expect(forwarded['x-forwarded-proto']).toBe('https');
  // The server trusts only the last address, which the proxy has added.
  expect(String(forwarded['x-forwarded-for'])).toMatch(/(?:^|, )(?:127\.0\.0\.1|::1)$/);
});
