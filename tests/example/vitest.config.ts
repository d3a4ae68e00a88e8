import { defineConfig } from 'vitest/config';

/** The whole project is built and played, which takes minutes, on a busy machine many. */
const PATIENCE_MS = 20 * 60_000;

export default defineConfig({
  test: { include: ['tests/example/*.test.ts'], testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS },
});
