/* Makes the built site work offline: the service worker and the manifest. After one visit
   everything is on the device: pages, scripts, styles, fonts, images and sounds. A new version
   waits until the player accepts it (src/device/offline), so that nothing changes during a
   round. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { BACKEND_PATH } from '../../backend/paths.ts';
import { afterBuildPlugin } from './after-build.ts';
import { readLocale, readPublishedLocales } from './languages.ts';
import { MANIFEST } from './manifest.ts';
import { getServiceWorkers, PLAIN_FOLDER, SERVICE_WORKERS } from './script-names.ts';
import { addPageUpdates, toTimelessRevisions } from './stored-pages.ts';

/**
 * Paths that always go to the server, even when opened as a page: the backend, every file, and
 * well-known paths. Workbox matches these against a path including its query parameters.
 */
export const SERVER_PATHS: readonly RegExp[] = [BACKEND_PATH, /^[^?]*\.\w+(?:\?|$)/, /^\/\.well-known\//];

/**
 * Not stored: files that only search engines, installers and link previews request, and the scripts
 * that belong to the other service worker (plain.ts).
 */
const NOT_STORED = [
  '**/404.html',
  // Offline, the shell shows a topic. Their pages together are larger than all others.
  '**/topics/**',
  'icons/**',
  'screenshots/**',
  'pictures/share/**',
  'music/**',
  `${PLAIN_FOLDER}/**`,
  'sw*.js',
];

/**
 * There is no service worker during development. This one removes the worker that a built site left
 * on the same origin.
 */
const REMOVE_WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', async () => {
  await self.registration.unregister();
  for (const client of await self.clients.matchAll({ type: 'window' })) client.navigate(client.url);
});
`;

function farewell(): Plugin {
  return {
    name: 'numeria-farewell',
    apply: (_config, { command, mode, isPreview }) => command === 'serve' && mode !== 'test' && isPreview !== true,
    configureServer: (server) => {
      for (const file of SERVICE_WORKERS)
        server.middlewares.use(`/${file}`, (_request, response) => {
          response
            .setHeader('Content-Type', 'text/javascript')
            .setHeader('Cache-Control', 'no-store')
            .end(REMOVE_WORKER);
        });
    },
  };
}

/** The service worker of the built site, written after all pages, and the manifest. */
export async function offlinePlugins(root: string): Promise<PluginOption[]> {
  if (process.env['VITEST'] !== undefined) return [];
  const { tag, direction, base } = await readLocale(root);
  const others = (await readPublishedLocales(root)).filter((locale) => locale.base !== base && locale.base !== '');
  const [worker] = getServiceWorkers(base);
  let folder = '';
  return [
    farewell(),
    {
      name: 'numeria-built-folder',
      configResolved({ root: projectRoot, build }) {
        folder = resolve(projectRoot, build.outDir);
      },
    },
    VitePWA({
      registerType: 'prompt',
      // src/device/offline registers it once the page has loaded.
      injectRegister: null,
      filename: worker,
      scope: base || '/',
      manifestFilename: `manifest${base.replace('/', '-')}.webmanifest`,
      manifest: { ...MANIFEST, lang: tag, dir: direction, id: base || '/', start_url: base || '/', scope: base || '/' },
      includeManifestIcons: false,
      workbox: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,webm}', 'robots.txt', 'licences.txt', 'favicon.ico'],
        globIgnores: NOT_STORED,
        manifestTransforms: [toTimelessRevisions(() => folder)],
        // Vite puts a hash in these names, so they do not need a revision.
        dontCacheBustURLsMatching: /^assets\//,
        // A round's settings are query parameters, but all of them lead to the same page.
        ignoreURLParametersMatching: [/./],
        // The page for unknown URLs.
        navigateFallback: `${base}/shell.html`.slice(1),
        // The worker for English controls everything that no other worker does.
        navigateFallbackDenylist: [...SERVER_PATHS, ...others.map((locale) => new RegExp(`^${locale.base}(?:[/?]|$)`))],
        cleanupOutdatedCaches: true,
        // The worker also serves the first visit, so that its next page works offline. Later
        // versions wait until they are accepted.
        clientsClaim: true,
        inlineWorkboxRuntime: true,
        sourcemap: false,
        // Formats for browsers without WebM, and music for people who switch it on. If a game's
        // sounds have not loaded, it is silent.
        runtimeCaching: [
          {
            urlPattern: ({ url, sameOrigin }) =>
              sameOrigin && /^\/(?:music\/[\w-]+\.webm|(?:music|sounds)\/[\w-]+\.m4a)$/.test(url.pathname),
            handler: 'StaleWhileRevalidate',
            options: { cacheName: 'numeria-sounds', cacheableResponse: { statuses: [200] } },
          },
        ],
      },
    }),
    afterBuildPlugin({
      name: 'numeria-page-updates',
      needs: worker,
      run: (built) => {
        const file = join(built, worker);
        writeFileSync(file, addPageUpdates(readFileSync(file, 'utf8')));
      },
    }),
  ];
}
