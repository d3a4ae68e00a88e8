// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnMissingPart } from '../../src/device/offline/missing-part';

const reload = vi.fn<() => void>();
const ask = vi.fn<() => Promise<Response>>();

beforeAll(reloadOnMissingPart);
beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  ask.mockReset().mockImplementation(async () => new Response());
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('location', { reload });
  document.body.innerHTML = '<main></main><form><input type="email"><input type="checkbox" value="on"></form>';
});
afterEach(() => vi.unstubAllGlobals());

const MINUTE_MS = 60_000;
const laterMs = (ms: number) => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);

/** Simulates a part that fails to load. Resolves when all consequences are over. */
async function miss(): Promise<void> {
  dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
}

it('A missing part reloads the tab once even though the site is online', async () => {
  await miss();
  expect(reload).toHaveBeenCalledTimes(1);
  await miss();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('A part that goes missing later reloads the tab again, but not within the first minute', async () => {
  laterMs(0);
  await miss();
  laterMs(MINUTE_MS - 1);
  await miss();
  expect(reload).toHaveBeenCalledTimes(1);
  laterMs(1);
  await miss();
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['there is no network', () => ask.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['the site is down', () => ask.mockResolvedValue(new Response('', { status: 502 }))],
  ['a round is being played', () => document.querySelector('main')?.setAttribute('data-round', 'running')],
  ['a field contains text', () => document.querySelector('input')?.setAttribute('value', 'ada@example.org')],
  ['a video is open', () => document.body.append(document.createElement('iframe'))],
  ['there is no session storage', () => vi.stubGlobal('sessionStorage', null)],
])('A missing part leaves the tab alone if %s', async (_, given) => {
  given();
  await miss();
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['a round begins', () => document.querySelector('main')?.setAttribute('data-round', 'running')],
  ['a field contains text', () => document.querySelector('input')?.setAttribute('value', 'ada@example.org')],
])('A missing part leaves the tab alone if %s while the site is being checked', async (_, meanwhile) => {
  ask.mockImplementation(async () => {
    meanwhile();
    return new Response();
  });
  await miss();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

it('A missing part can still reload the tab once the network is back', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await miss();
  await miss();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('The reload waits for a tab that is opening another page, but not for ever', async () => {
  dispatchEvent(new Event('beforeunload'));
  await miss();
  expect(reload).not.toHaveBeenCalled();
  laterMs(MINUTE_MS);
  await miss();
  expect(reload).toHaveBeenCalledTimes(1);
});
