/*
 * Makes the built site work offline: the service worker and the manifest. After one visit everything is on the device:
 * pages, scripts, styles, fonts, images and sounds. A new version waits until the player accepts it
 * (src/device/offline), so that nothing changes during a round.
 */
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { BACKEND_PATH } from '../../backend/paths.ts';
import { MANIFEST } from './manifest.ts';
import { PLAIN_FOLDER, SERVICE_WORKERS } from './names.ts';

/** The page for unknown addresses. */
const FALLBACK = 'shell.html';

/**
 * Addresses that always go to the server, even when opened as a page: the backend, every file, and well-known
 * addresses. Workbox matches these against a path with its parameters.
 */
export const SERVER_PATHS: readonly RegExp[] = [BACKEND_PATH, /^[^?]*\.\w+(?:\?|$)/, /^\/\.well-known\//];

/**
 * Not stored: files that only search engines, installers and link previews request, and the scripts that belong to
 * another service worker (plain.ts).
 */
const NOT_STORED = [
  '404.html',
  'icons/**',
  'screenshots/**',
  'pictures/share/**',
  'music/**',
  `${PLAIN_FOLDER}/**`,
  ...SERVICE_WORKERS,
];

/** Development has no service worker; this one removes what a built site left at the same address. */
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
export function offlinePlugins(): PluginOption[] {
  if (process.env['VITEST'] !== undefined) return [];
  return [
    farewell(),
    VitePWA({
      registerType: 'prompt',
      // src/device/offline registers it once the page has loaded.
      injectRegister: null,
      manifest: MANIFEST,
      includeManifestIcons: false,
      workbox: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,webm}', 'robots.txt', 'licences.txt', 'favicon.ico'],
        globIgnores: NOT_STORED,
        // Vite puts a hash in these names, so they need no revision.
        dontCacheBustURLsMatching: /^assets\//,
        // A round's settings are in its address, but all of them are the same page.
        ignoreURLParametersMatching: [/./],
        navigateFallback: FALLBACK,
        navigateFallbackDenylist: [...SERVER_PATHS],
        cleanupOutdatedCaches: true,
        // Serves the first visit too, so that its next page works offline. Later versions wait to be accepted.
        clientsClaim: true,
        inlineWorkboxRuntime: true,
        sourcemap: false,
        // Formats for browsers without WebM, and music for those who switch it on. A game whose sounds have not loaded
        // is silent.
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
  ];
}
