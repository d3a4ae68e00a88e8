import type { Plugin } from 'vite';
import type { Backend } from './backend.ts';
import { mailLine } from './mail-line.ts';

/** The backend that is open in this process, and how many of Vite's servers use it. */
interface Shared {
  readonly backend: Promise<Backend>;
  users: number;
}

declare global {
  /**
   * When its configuration changes Vite reads that and this file anew, and makes the new server before it closes the
   * old: only what is of the whole process outlives that. The backend keeps its code and settings until Vite ends.
   */
  var numeriaBackend: Shared | undefined;
}

/** Gives up one's use of the process's backend: the last one closes it. */
async function leave(shared: Shared): Promise<void> {
  shared.users -= 1;
  if (shared.users > 0) return;
  globalThis.numeriaBackend = undefined;
  await (await shared.backend).close();
}

/** Runs the embedded backend in `npm run dev`, where no Supabase address is given: on the same origin, as `npm start` does. */
export function embeddedBackend(): Plugin {
  let used: Shared | null = null;
  let head = '';
  return {
    name: 'numeria-backend',
    apply: (_config, { command, mode, isPreview }) => command === 'serve' && mode !== 'test' && isPreview !== true,
    async configureServer(server) {
      if ((server.config.env['VITE_SUPABASE_URL'] ?? '') !== '') return;
      // Loaded here, so that building the site and testing it load no database.
      const [{ openBackend }, { settingsFrom }, { mountOf }] = await Promise.all([
        import('./backend.ts'),
        import('./environment.ts'),
        import('./mount.ts'),
      ]);
      const siteUrl = `http://localhost:${server.config.server.port ?? 4173}`;
      const open = async (): Promise<Backend> => {
        const backend = await openBackend(settingsFrom({ ...server.config.env, ...process.env }, siteUrl));
        // Vite itself ends at once on Ctrl-C.
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
      const mount = mountOf(opened);
      ({ head } = mount);
      server.middlewares.use((request, response, next) => {
        if (mount.owns(request.url ?? '')) mount.answer(request, response);
        else next();
      });
      server.config.logger.info(`  ${mailLine(opened, siteUrl)}`);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => (head === '' ? html : html.replace('</head>', () => `${head}</head>`)),
    },
    async closeBundle() {
      // Vite calls this for each of a server's environments.
      const shared = used;
      used = null;
      if (shared !== null) await leave(shared);
    },
  };
}
