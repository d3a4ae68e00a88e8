import type { Plugin } from 'vite';
import { readEnvironment } from '../scripts/environment.ts';
import type { Backend } from './backend.ts';
import { formatEmailStatus } from './email-status-line.ts';

/** The backend of this process and the number of Vite servers that use it. */
interface Shared {
  readonly backend: Promise<Backend>;
  users: number;
}

declare global {
  /**
   * When Vite's configuration changes, Vite reloads the configuration and this file, and creates
   * the new server before it closes the old one. Only a global survives that. The backend keeps its
   * code and settings until Vite exits.
   */
  var numeriaBackend: Shared | undefined;
}

/** Stops using the process's backend. The last server to leave closes it. */
async function leave(shared: Shared): Promise<void> {
  shared.users -= 1;
  if (shared.users > 0) return;
  globalThis.numeriaBackend = undefined;
  await (await shared.backend).close();
}

/**
 * Runs the embedded backend in `npm run dev` on the same origin, as `npm start` does, unless a
 * Supabase URL is set.
 */
export function embeddedBackendPlugin(): Plugin {
  let used: Shared | null = null;
  let head = '';
  return {
    name: 'numeria-backend',
    apply: (_config, { command, mode, isPreview }) => command === 'serve' && mode !== 'test' && isPreview !== true,
    async configureServer(server) {
      if ((server.config.env['VITE_SUPABASE_URL'] ?? '') !== '') return;
      // Imported here so that building and testing the site do not load a database.
      const [{ openBackend }, { readSettings }, { mountBackend }] = await Promise.all([
        import('./backend.ts'),
        import('./environment.ts'),
        import('./mount.ts'),
      ]);
      const settings = readEnvironment(server.config.root, server.config.mode);
      const siteUrl = `http://localhost:${server.config.server.port ?? 4173}`;
      const open = async (): Promise<Backend> => {
        const backend = await openBackend(readSettings(settings, siteUrl));
        // Vite itself exits immediately on Ctrl-C.
        process.once('SIGINT', () => void backend.close().finally(() => process.exit(0)));
        return backend;
      };
      const shared = (globalThis.numeriaBackend ??= { backend: open(), users: 0 });
      const opened = await shared.backend.catch((error: Error) => {
        globalThis.numeriaBackend = undefined;
        throw error;
      });
      shared.users += 1;
      used = shared;
      const mount = mountBackend(opened);
      ({ head } = mount);
      server.middlewares.use((request, response, next) => {
        if (mount.handles(request.url ?? '')) mount.answer(request, response);
        else next();
      });
      server.config.logger.info(`  ${formatEmailStatus(opened, siteUrl)}`);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => (head === '' ? html : html.replace('</head>', () => `${head}</head>`)),
    },
    async closeBundle() {
      // Vite calls this once for each environment of a server.
      const shared = used;
      used = null;
      if (shared !== null) await leave(shared);
    },
  };
}
