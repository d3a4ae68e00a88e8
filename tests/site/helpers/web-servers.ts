/* Starts Debian's nginx and Caddy on a built site, with the rules that the build has written. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../bench/free-port.ts';
import { installDebian } from '../../../scripts/debian.ts';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian has nginx where only root looks for programs. */
const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin`;

const hasAll = (): boolean =>
  existsSync(BROTLI) &&
  ['nginx', 'caddy'].every(
    (program) => spawnSync(program, ['-h'], { env: { ...process.env, PATH } }).error === undefined,
  );

/** Installs both servers if they are missing. Throws an Error with a readable message if that fails. */
export function ensureWebServers(): void {
  if (hasAll()) return;
  installDebian(['nginx', 'libnginx-mod-http-brotli-static', 'caddy']);
  if (!hasAll())
    throw new Error(
      'The tests of hosting need nginx and Caddy (Debian: nginx, libnginx-mod-http-brotli-static, caddy).',
    );
}

/** A running web server. */
export interface WebServer {
  readonly url: string;
  stop(): Promise<void>;
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.end());
  });

/** Runs a server until it is stopped. `configure` writes its configuration into a new folder and returns its command. */
async function start(
  configure: (folder: string, port: number) => readonly [program: string, ...parameters: string[]],
): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), 'numeria-web-server-'));
  const port = await findFreePort();
  const [program, ...parameters] = configure(folder, port);
  const server: ChildProcess = spawn(program, parameters, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const ended = once(server, 'close');
  let said = '';
  server.stderr?.on('data', (text) => {
    said += String(text);
  });
  while (!(await isListening(port))) {
    if (server.exitCode !== null) throw new Error(`${program} did not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** nginx with `nginx.conf` of the built site, with or without its module for Brotli. */
export const startNginx = (site: string, { hasBrotli }: { readonly hasBrotli: boolean }): Promise<WebServer> =>
  start((folder, port) => {
    const file = join(folder, 'main.conf');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    writeFileSync(
      file,
      `${process.getuid?.() === 0 ? 'user root;' : ''}
      ${hasBrotli ? `load_module ${BROTLI};` : ''}
      daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr error;
      events {}
      http {
        access_log off; ${temporary.join(' ')}
        server {
          listen 127.0.0.1:${port};
          root ${site};
          ${hasBrotli ? 'brotli_static on;' : ''}
          include ${site}/nginx.conf;
        }
      }`,
    );
    return ['nginx', '-e', 'stderr', '-c', file, '-p', folder];
  });

/** Caddy with the `Caddyfile` of the built site. */
export const startCaddy = (site: string): Promise<WebServer> =>
  start((folder, port) => {
    const file = join(folder, 'Caddyfile');
    writeFileSync(
      file,
      `{
        admin off
        auto_https off
      }
      http://127.0.0.1:${port} {
        root * ${site}
        import ${site}/Caddyfile
      }\n`,
    );
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file];
  });
