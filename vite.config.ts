import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { embeddedBackend } from './backend/dev-plugin.ts';
import { buildTarget } from './scripts/floor/floor.ts';
import { pixiSlim } from './scripts/pixi-slim.ts';
import { reactSlim } from './scripts/react-slim.ts';
import { routerSlim } from './scripts/router-slim.ts';
import { chunkGroup } from './scripts/site/chunk-groups.ts';
import { compileHints } from './scripts/site/compile-hints.ts';
import { compressed } from './scripts/site/compress.ts';
import { drawings } from './scripts/site/drawings.ts';
import { hosting } from './scripts/site/hosting.ts';
import { lessons } from './scripts/site/lessons.ts';
import { licences } from './scripts/site/licences/plugin.ts';
import { nightPictures } from './scripts/site/night-pictures.ts';
import { offline } from './scripts/site/offline.ts';
import { plain } from './scripts/site/plain.ts';
import { prerender } from './scripts/site/prerender.ts';
import { videoCatalogue } from './scripts/videos/catalogue-plugin.ts';

/** The router without its warnings for developers: its package always gives browsers those too. */
const QUIET_ROUTER = fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url));

/** Random walks and thousands of plays: what takes too long to be run at every change. */
const PROOFS = 'tests/machines/**/*.proof.test.ts';

/** All scenes but those whose allocations are measured: V8 has nothing compiled for others there. */
const SCENES = 'tests/scenes/!(all-games|answer-moment|fractions|hero|world).test.ts';

export default defineConfig({
  publicDir: 'assets',
  plugins: [
    react(),
    // Vite lowers the styles to the floor; Tailwind's own minifier knows younger browsers alone, and drops what older ones need.
    tailwindcss({ optimize: false }),
    pixiSlim(),
    reactSlim(),
    routerSlim(),
    drawings(),
    nightPictures(),
    lessons(),
    videoCatalogue(),
    embeddedBackend(),
    licences(),
    compileHints(),
    // After the bundle, in this order: pages, what hosts send with them, what keeps them all on a device, scripts for browsers
    // without import maps, and copies that are compressed.
    prerender(),
    hosting(),
    offline(),
    plain(),
    compressed(),
  ],
  resolve: {
    alias: [{ find: /^react-router$/, replacement: QUIET_ROUTER }],
    // One for both reconcilers: @pixi/react's would bring an older one.
    dedupe: ['scheduler'],
  },
  build: {
    target: buildTarget,
    cssTarget: buildTarget,
    sourcemap: true,
    assetsInlineLimit: 0,
    // Scripts know one another by names that stay (scripts/site/names.ts).
    chunkImportMap: true,
    // The home page carries a list of what each part needs, so that all of it is asked for at once. That is worth its bytes
    // for what children open; what is read by grown-ups asks for its scripts one turn later.
    modulePreload: {
      resolveDependencies: (part, needed, { hostType }) =>
        hostType === 'html' || /\bScreen-/.test(part) ? needed : needed.filter((file) => file.endsWith('.css')),
    },
    // Fields of classes, which Safari 15 does not have right, become plain assignments: no class here needs more of them.
    rolldownOptions: {
      // What Pixi tells developers in the console.
      treeshake: { manualPureFunctions: ['deprecation', 'warn'] },
      transform: { assumptions: { setPublicClassFields: true } },
      output: {
        // The home page carries a list of all files: only those that somebody looks for by name have one.
        chunkFileNames: ({ isDynamicEntry, moduleIds }) =>
          `assets/${isDynamicEntry || moduleIds.some((id) => id.endsWith('/account/magic-link.ts')) ? '[name]-' : ''}[hash:7].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'site', tags: ['$initial'] }, { name: chunkGroup }],
        },
      },
    },
  },
  server: { port: 4173, strictPort: true },
  test: {
    setupFiles: ['tests/setup.ts'],
    environment: 'node',
    restoreMocks: true,
    // Ten times what the slowest takes on an idle machine: a busy one is no fault.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // All of them: half of a small machine would be left idle.
    maxWorkers: '100%',
    projects: [
      // Rules and machines keep nothing in their modules: their files share a worker, which is faster.
      {
        extends: true,
        test: { name: 'machines', include: ['tests/machines/**/*.test.ts'], exclude: [PROOFS], isolate: false },
      },
      { extends: true, test: { name: 'proofs', include: [PROOFS], isolate: false } },
      // So do scenes, which all begin with the same renderer.
      { extends: true, test: { name: 'scenes', include: [SCENES], isolate: false } },
      // A new context takes a third of the time that a new worker with its own jsdom does.
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['tests/{screens,account}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/screens/setup.ts'],
          pool: 'vmThreads',
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{machines,screens,account,e2e,database,example}/**', SCENES],
        },
      },
    ],
  },
});
