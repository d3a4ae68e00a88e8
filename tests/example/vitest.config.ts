import { defineConfig } from 'vitest/config';

/** The whole project is built and played, which takes minutes, on a busy machine many. */
const TIMEOUT_MS = 20 * 60_000;

export default defineConfig({
  test: { include: ['tests/example/*.test.ts'], testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS },
});
