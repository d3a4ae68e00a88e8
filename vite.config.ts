import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * Numeria draws with WebGL alone, and its pictures take no pointer events: what Pixi brings for WebGPU, for a 2D canvas
 * and for events of its own stays out of the bundle. Where WebGL is missing the games are played in the DOM.
 */
function pixiWithWebglOnly(): Plugin {
  const unused = /(?:WebGPURenderer|CanvasRenderer|browserAll|webworkerAll)\.mjs$/;
  return {
    name: 'pixi-with-webgl-only',
    enforce: 'pre',
    resolveId: (source, importer) => (importer?.includes('pixi.js') && unused.test(source) ? '\0pixi-unused' : null),
    load: (id) => (id === '\0pixi-unused' ? 'export const WebGPURenderer = null, CanvasRenderer = null;' : null),
  };
}

export default defineConfig({
  publicDir: 'assets',
  plugins: [react(), tailwindcss(), pixiWithWebglOnly()],
  build: { target: 'es2022', sourcemap: true, assetsInlineLimit: 0 },
  server: { port: 4173, strictPort: true },
  test: {
    setupFiles: ['tests/setup.ts'],
    environment: 'node',
    restoreMocks: true,
    projects: [
      // Rules and machines keep nothing in their modules: their files share a worker, which is faster.
      { extends: true, test: { name: 'machines', include: ['tests/machines/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: { name: 'site', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/machines/**', 'tests/e2e/**'] },
      },
    ],
  },
});
