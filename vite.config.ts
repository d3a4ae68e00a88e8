import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { embeddedBackendPlugin } from './backend/dev-plugin.ts';
import { buildTarget } from './scripts/floor/floor.ts';
import { pixiSlimPlugin } from './scripts/pixi-slim.ts';
import { scriptModulesPlugin } from './scripts/script-modules.ts';
import { getChunkGroup } from './scripts/site/chunk-groups.ts';
import { compileHintsPlugin } from './scripts/site/compile-hints.ts';
import { compressPlugin } from './scripts/site/compress.ts';
import { drawingsPlugin } from './scripts/site/drawings.ts';
import { siteFactsPlugin } from './scripts/site/facts-plugin.ts';
import { hostingPlugin } from './scripts/site/hosting.ts';
import { languageBuildsPlugin } from './scripts/site/language-builds.ts';
import { languagePlugin } from './scripts/site/languages.ts';
import { lessonsPlugin } from './scripts/site/lessons.ts';
import { licencesPlugin } from './scripts/site/licences/plugin.ts';
import { nightPicturesPlugin } from './scripts/site/night-pictures.ts';
import { offlinePlugins } from './scripts/site/offline.ts';
import { plainScriptsPlugin } from './scripts/site/plain-scripts.ts';
import { prerenderPlugin } from './scripts/site/prerender.ts';
import { defineVersion, versionPlugin } from './scripts/site/version.ts';
import { videoCataloguePlugin } from './scripts/videos/catalogue-plugin.ts';
import { recordPlugin } from './tests/languages/record-plugin.ts';

/**
 * The production build of the router. By default its package serves browsers the development build,
 * with warnings.
 */
const QUIET_ROUTER = fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url));

/** Scripts with a readable name: games' screens, the canvas, everything that sends a form, and what tests block. */
const READABLE = /\/(?:Screen|Canvas|magic-link|newsletter-answers|confetti-paper|Faq|Contact)\.tsx?$/;

/** Random walks, thousands of rounds and whole builds, which take too long to run after every change. */
const PROOFS = 'tests/{machines,site}/**/*.proof.test.ts';

/** All scenes except those whose allocations are measured, which must not share compiled code with others. */
const SCENES = 'tests/scenes/!(all-games|answer-moment|fractions|hero|world).test.ts';

export default defineConfig({
  publicDir: 'assets',
  define: defineVersion(import.meta.dirname),
  plugins: [
    languagePlugin(),
    siteFactsPlugin(),
    versionPlugin(import.meta.dirname),
    react(),
    // Vite compiles styles for the minimum browser versions. Tailwind's own minifier only knows
    // recent browsers and drops what older ones need.
    tailwindcss({ optimize: false }),
    pixiSlimPlugin(),
    scriptModulesPlugin(),
    drawingsPlugin(),
    nightPicturesPlugin(),
    lessonsPlugin(),
    videoCataloguePlugin(),
    embeddedBackendPlugin(),
    licencesPlugin(),
    compileHintsPlugin(),
    // After the bundle, in this order: pages, the service worker, scripts for browsers without import maps, the builds
    // of other languages, the files for hosting providers, and compressed copies.
    prerenderPlugin(),
    offlinePlugins(import.meta.dirname),
    plainScriptsPlugin(import.meta.dirname),
    languageBuildsPlugin(import.meta.dirname),
    hostingPlugin(),
    compressPlugin(),
  ],
  resolve: {
    alias: [{ find: /^react-router$/, replacement: QUIET_ROUTER }],
    // One copy for both reconcilers, because @pixi/react would add an older one.
    dedupe: ['scheduler'],
  },
  build: {
    target: buildTarget,
    cssTarget: buildTarget,
    sourcemap: true,
    assetsInlineLimit: 0,
    // Scripts import each other by stable names (scripts/site/script-names.ts).
    chunkImportMap: true,
    // The home page lists the files of each dynamic import, so that all of them load at the same
    // time. That is worth its bytes for children's pages. Pages for adults load their scripts one
    // step later.
    modulePreload: {
      resolveDependencies: (part, needed, { hostType }) =>
        hostType === 'html' || /\bScreen-/.test(part) ? needed : needed.filter((file) => file.endsWith('.css')),
    },
    // Class fields, which Safari 15 implements incorrectly, become plain assignments, which are
    // enough for all classes here.
    rolldownOptions: {
      // Pixi's console messages for developers.
      treeshake: { manualPureFunctions: ['deprecation', 'warn'] },
      // Texts of catalogues are written where they are shown, which saves their names.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      transform: { assumptions: { setPublicClassFields: true } },
      output: {
        // The home page lists all file names, so only those that the code or a test looks for are readable.
        chunkFileNames: ({ moduleIds }) =>
          `assets/${moduleIds.some((id) => READABLE.test(id)) ? '[name]-' : ''}[hash:7].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // Only an update of a package changes it.
            { name: 'packages', tags: ['$initial'], test: /\/node_modules\/|rolldown\/runtime/ },
            { name: 'site', tags: ['$initial'] },
            { name: getChunkGroup },
          ],
        },
      },
    },
  },
  worker: { plugins: () => [scriptModulesPlugin()] },
  // Prepared by the plugin instead.
  optimizeDeps: { exclude: ['js-aruco2'] },
  server: { port: 4173, strictPort: true },
  test: {
    setupFiles: ['tests/setup.ts'],
    environment: 'node',
    restoreMocks: true,
    // Ten times as long as the slowest test takes on an idle machine, because a busy machine is not
    // a fault.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // The default would leave half of a small machine idle.
    maxWorkers: '100%',
    projects: [
      // Rules and machines do not have module state, so their files can share a worker, which is
      // faster.
      {
        extends: true,
        test: { name: 'machines', include: ['tests/machines/**/*.test.ts'], exclude: [PROOFS], isolate: false },
      },
      { extends: true, test: { name: 'proofs', include: [PROOFS], isolate: false } },
      // The same is true of scenes, which all start with the same renderer.
      { extends: true, test: { name: 'scenes', include: [SCENES], isolate: false } },
      // A new context takes a third as long as a new worker with its own jsdom.
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['tests/{screens,account}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/screens/setup.ts'],
          pool: 'vmThreads',
        },
      },
      // The functions of catalogues are called with the values of rounds that are played.
      {
        extends: true,
        plugins: [recordPlugin()],
        test: {
          name: 'languages',
          include: ['tests/languages/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/screens/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{machines,screens,account,languages,e2e,database,example}/**', SCENES, PROOFS],
        },
      },
    ],
  },
});
