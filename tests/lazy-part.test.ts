import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from '../src/device/offline/lazy-part';

afterEach(() => vi.unstubAllGlobals());

const answers = (answer: () => Promise<Response>) => {
  const asked = vi.fn<() => Promise<Response>>(answer);
  vi.stubGlobal('fetch', asked);
  return asked;
};

it('is fetched once, however often it is asked for', async () => {
  const asked = answers(async () => new Response());
  const load = vi.fn<() => Promise<string>>(async () => 'the part');
  const part = lazyPart(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([part(), part()])).toEqual(['the part', 'the part']);
  expect(await part()).toBe('the part');
  expect(load).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledTimes(1);
});

it.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['is down', async () => new Response('Bad gateway', { status: 502 }), 'The site answers with 502.'],
])('is not asked for while the site %s, so that it can come once it does', async (_, answer, text) => {
  const load = vi.fn<() => Promise<string>>(async () => 'the part');
  const part = lazyPart(load);
  answers(answer);
  await expect(part()).rejects.toThrow(text);
  expect(load).not.toHaveBeenCalled();
  answers(async () => new Response());
  expect(await part()).toBe('the part');
});
