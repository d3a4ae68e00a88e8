// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readLinkSettings } from '../src/device/link-settings';
import { formatLinkSettings } from '../src/play/links/format-link-settings';

/** Opens a page from a link with this query, on a device that has stored these settings. */
async function openPage(search: string, data: object = {}) {
  localStorage.setItem('numeria.settings', JSON.stringify({ version: 1, data }));
  history.replaceState(null, '', `/math-warp${search}`);
  vi.resetModules();
  return import('../src/device/settings');
}

const stored = () => JSON.parse(localStorage.getItem('numeria.settings') ?? '').data;
const leavePage = () => globalThis.dispatchEvent(new Event('pagehide'));

beforeEach(() => localStorage.clear());

describe('Settings in a link', () => {
  it('override those of the device without being stored', async () => {
    const { settingsStore, storedSettingsStore } = await openPage('?how=calm,voice,andika,time-none', {
      letters: 'atkinson',
    });
    expect(settingsStore.read()).toMatchObject({ motion: 'calm', isVoiceOn: true, letters: 'andika', time: 'none' });
    expect(storedSettingsStore.read()).toMatchObject({ motion: 'device', letters: 'atkinson', time: 'normal' });
    leavePage();
    expect(stored()).toEqual({ letters: 'atkinson' });
  });

  it('no longer apply once the player changes them, and only the change is stored', async () => {
    const { settingsStore } = await openPage('?how=andika,time-none');
    settingsStore.update((settings) => ({ ...settings, time: 'longer' }));
    leavePage();
    expect(settingsStore.read()).toMatchObject({ letters: 'andika', time: 'longer' });
    expect(stored()).toMatchObject({ letters: 'site', time: 'longer' });
  });

  it('no longer apply even if the player chooses the value that the device has stored', async () => {
    const { settingsStore } = await openPage('?how=time-none', { time: 'normal' });
    const heard = vi.fn<() => void>();
    settingsStore.subscribe(heard);
    settingsStore.update((settings) => ({ ...settings, time: 'normal' }));
    expect(settingsStore.read().time).toBe('normal');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('still apply when another tab changes the settings of the device', async () => {
    const { settingsStore } = await openPage('?how=time-none');
    localStorage.setItem(
      'numeria.settings',
      JSON.stringify({ version: 1, data: { letters: 'andika', time: 'longer' } }),
    );
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'numeria.settings' }));
    expect(settingsStore.read()).toMatchObject({ letters: 'andika', time: 'none' });
  });

  it('ignore unknown words', () => {
    expect(readLinkSettings('?how=calm,,shout,constructor,time-never')).toEqual({ motion: 'calm' });
    expect(readLinkSettings('?time=none&how=time-longer')).toEqual({ time: 'none' });
    expect(readLinkSettings('?time=never')).toEqual({});
  });

  it('leave out default values when they are formatted', async () => {
    const { settingsStore } = await openPage('');
    const defaults = settingsStore.format.fallback;
    expect(formatLinkSettings(defaults, defaults)).toBe('');
    const words = 'time-none,calm,voice,sounds,andika,wide,largest,contrast,left,switch,short,no-score';
    expect(formatLinkSettings({ ...defaults, ...readLinkSettings(`?how=${words}`) }, defaults)).toBe(words);
  });
});
