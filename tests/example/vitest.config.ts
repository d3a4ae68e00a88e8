import { defineConfig } from 'vitest/config';

/**
 * The whole project is built and played, which takes several minutes, and many on a busy machine.
 */
const TIMEOUT_MS = 20 * 60_000;

export default defineConfig({
  test: { include: ['tests/example/*.test.ts'], testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS },
});
