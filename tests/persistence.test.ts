import { beforeEach, describe, expect, it, vi } from 'vitest';

const persist = vi.fn<() => Promise<boolean>>();

/** The module as a new page loads it in a browser with this user agent. */
async function opened(userAgent: string, storage: unknown = { persist }) {
  vi.stubGlobal('navigator', { userAgent, storage });
  vi.resetModules();
  return import('../src/device/persistence');
}

beforeEach(() => {
  persist.mockReset().mockResolvedValue(true);
});

describe('Persistent storage', () => {
  it('is requested once per page, however many rounds are played', async () => {
    const { requestPersistentStorage } = await opened('Chrome/140');
    expect(persist).not.toHaveBeenCalled();
    void requestPersistentStorage();
    void requestPersistentStorage();
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it('is never requested automatically in a browser that asks the player', async () => {
    const { requestPersistentStorage, requestPersistence } = await opened('Mozilla/5.0 Firefox/141.0');
    void requestPersistentStorage();
    expect(persist).not.toHaveBeenCalled();
    expect(await requestPersistence()).toBe('persisted');
  });

  it.each([
    ['does not support it', null],
    ['refuses', { persist: () => Promise.reject(new Error('Not here')) }],
  ])('does not cause an error in a browser that %s', async (_, storage) => {
    const { requestPersistentStorage, requestPersistence, getPersistenceState } = await opened('Safari/605', storage);
    void requestPersistentStorage();
    expect([await requestPersistence(), await getPersistenceState()]).toEqual(['unknown', 'unknown']);
  });
});
