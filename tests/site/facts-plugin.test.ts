import { tmpdir } from 'node:os';
import type { Plugin, ResolvedConfig } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { siteFactsPlugin } from '../../scripts/site/facts-plugin.ts';

afterEach(() => vi.unstubAllEnvs());

/** Begins a build with these settings. */
function begin(settings: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { configResolved }: Plugin = siteFactsPlugin();
  if (typeof configResolved !== 'function') throw new Error('The plugin does not read the settings.');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what the plugin reads
  Reflect.apply(configResolved, null, [{ root: tmpdir(), mode: 'production' } as ResolvedConfig]);
}

it.each([
  ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_secret_abc'],
  ['NUMERIA_URL', 'maths.example.org'],
])('A build stops before it begins if %s is %s', (name, value) => {
  expect(() => begin({ [name]: value })).toThrow(`${name} must be`);
});

it('A build begins with a publishable key', () => {
  expect(() => begin({ VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc' })).not.toThrow();
});
