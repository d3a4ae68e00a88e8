import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let { loadOnce, checkSiteOnlineCached } = await import('../src/ui/load-part');

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // Tests must not share the site's last answer.
  vi.resetModules();
  ({ loadOnce, checkSiteOnlineCached } = await import('../src/ui/load-part'));
});

afterEach(() => vi.unstubAllGlobals());

const answers = (answer: () => Promise<Response>) => {
  const asked = vi.fn<() => Promise<Response>>(answer);
  vi.stubGlobal('fetch', asked);
  return asked;
};

it('A part is loaded once, however often it is requested', async () => {
  const asked = answers(async () => new Response());
  const load = vi.fn<() => Promise<string>>(async () => 'the part');
  const part = loadOnce(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([part(), part()])).toEqual(['the part', 'the part']);
  expect(await part()).toBe('the part');
  expect(load).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledTimes(1);
});

it.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['is down', async () => new Response('Bad gateway', { status: 502 }), 'The site answered with 502.'],
])('A part is not requested while the site %s, so that it can be loaded later', async (_, answer, text) => {
  const load = vi.fn<() => Promise<string>>(async () => 'the part');
  const part = loadOnce(load);
  answers(answer);
  await expect(part()).rejects.toThrow(text);
  expect(load).not.toHaveBeenCalled();
  answers(async () => new Response());
  expect(await part()).toBe('the part');
});

it('A part uses a recent check if the caller allows that, but not an older one', async () => {
  const asked = answers(async () => new Response());
  await checkSiteOnlineCached();
  await loadOnce(async () => 'the part', checkSiteOnlineCached)();
  expect(asked).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3000);
  await loadOnce(async () => 'another part', checkSiteOnlineCached)();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('A part is requested again immediately after a failed check', async () => {
  answers(() => Promise.reject(new TypeError('Failed to fetch')));
  const part = loadOnce(async () => 'the part', checkSiteOnlineCached);
  await expect(part()).rejects.toThrow('Failed to fetch');
  const asked = answers(async () => new Response());
  expect(await part()).toBe('the part');
  expect(asked).toHaveBeenCalledTimes(1);
});
