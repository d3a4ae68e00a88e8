import { beforeEach, describe, expect, it, vi } from 'vitest';

const persist = vi.fn<() => Promise<boolean>>();

/** The module as loaded by a new page in a browser with this name. */
async function opened(userAgent: string, storage: unknown = { persist }) {
  vi.stubGlobal('navigator', { userAgent, storage });
  vi.resetModules();
  return import('../src/device/persistence');
}

beforeEach(() => {
  persist.mockReset().mockResolvedValue(true);
});

describe('Persistent storage', () => {
  it('is requested once a page, however many rounds are played', async () => {
    const { requestPersistentStorage: keepWhatWasReached } = await opened('Chrome/140');
    expect(persist).not.toHaveBeenCalled();
    keepWhatWasReached();
    keepWhatWasReached();
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it('is never requested automatically in a browser that asks the player', async () => {
    const { requestPersistentStorage: keepWhatWasReached, requestPersistence: askToKeep } =
      await opened('Mozilla/5.0 Firefox/141.0');
    keepWhatWasReached();
    expect(persist).not.toHaveBeenCalled();
    expect(await askToKeep()).toBe('persisted');
  });

  it.each([
    ['does not support it', null],
    ['refuses', { persist: () => Promise.reject(new Error('Not here')) }],
  ])('causes no error in a browser that %s', async (_, storage) => {
    const {
      requestPersistentStorage: keepWhatWasReached,
      requestPersistence: askToKeep,
      persistenceState: promisedNow,
    } = await opened('Safari/605', storage);
    keepWhatWasReached();
    expect([await askToKeep(), await promisedNow()]).toEqual(['unknown', 'unknown']);
  });
});
