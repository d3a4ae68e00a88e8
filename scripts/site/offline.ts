/*
 * What makes the built site work without a network: the service worker and the manifest. After one visit everything is on
 * the device: pages, scripts, styles, fonts, pictures and sounds. A new version waits until the player takes it
 * (src/device/offline), so that nothing changes under a round.
 */
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { OF_THE_BACKEND } from '../../backend/paths.ts';
import { MANIFEST } from './manifest.ts';
import { PLAIN_FOLDER, SERVICE_WORKERS } from './names.ts';

/** The page that answers for addresses that are no page of the site. */
const FALLBACK = 'shell.html';

/**
 * What belongs to the server even when it is opened as a page: the backend, whatever is a file, and what is asked of every
 * site at one address. Workbox holds it against a path with its parameters.
 */
export const OF_THE_SERVER: readonly RegExp[] = [OF_THE_BACKEND, /^[^?]*\.\w+(?:\?|$)/, /^\/\.well-known\//];

/**
 * Left on the server: what only search engines, installers and those who link to the site ask for, and the scripts that another
 * service worker keeps (plain.ts).
 */
const NOT_FOR_PLAYING = [
  '404.html',
  'icons/**',
  'screenshots/**',
  'pictures/share/**',
  'music/**',
  `${PLAIN_FOLDER}/**`,
  ...SERVICE_WORKERS,
];

/** In development, where there is no service worker, this one sends away what a built site left at the same address. */
const FAREWELL = `
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
          response.setHeader('Content-Type', 'text/javascript').setHeader('Cache-Control', 'no-store').end(FAREWELL);
        });
    },
  };
}

/** The service worker of the built site, which it writes when all pages are there, and the manifest. */
export function offline(): PluginOption[] {
  if (process.env['VITEST'] !== undefined) return [];
  return [
    farewell(),
    VitePWA({
      registerType: 'prompt',
      // src/device/offline registers it, once the page has loaded.
      injectRegister: null,
      manifest: MANIFEST,
      includeManifestIcons: false,
      workbox: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,webm}', 'robots.txt', 'licences.txt', 'favicon.ico'],
        globIgnores: NOT_FOR_PLAYING,
        // Vite puts a hash into these names: they need none besides.
        dontCacheBustURLsMatching: /^assets\//,
        // A round's settings are in its address, and all of them are one page.
        ignoreURLParametersMatching: [/./],
        navigateFallback: FALLBACK,
        navigateFallbackDenylist: [...OF_THE_SERVER],
        cleanupOutdatedCaches: true,
        // The first visit is served at once too, so that its next page needs no network. Later versions wait to be taken.
        clientsClaim: true,
        inlineWorkboxRuntime: true,
        sourcemap: false,
        // For browsers that play no WebM, and the music of those who want it; a game whose sound never came is quiet.
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
