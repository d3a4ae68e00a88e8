// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readLinkSettings } from '../src/device/link-settings';
import { formatLinkSettings } from '../src/play/links/format-link-settings';

/** The settings of a page that a link with this query opened, on a device that has stored this. */
async function openPage(search: string, data: object = {}) {
  localStorage.setItem('numeria.settings', JSON.stringify({ version: 1, data }));
  history.replaceState(null, '', `/math-warp${search}`);
  vi.resetModules();
  return import('../src/device/settings');
}

const stored = () => JSON.parse(localStorage.getItem('numeria.settings') ?? '').data;
const leavePage = () => globalThis.dispatchEvent(new Event('pagehide'));

beforeEach(() => localStorage.clear());

describe('The settings of a link', () => {
  it('apply over those of the device, and are not stored', async () => {
    const { settingsStore, storedSettingsStore } = await openPage('?how=calm,voice,andika,time-none', {
      letters: 'atkinson',
    });
    expect(settingsStore.read()).toMatchObject({ motion: 'calm', isVoiceOn: true, letters: 'andika', time: 'none' });
    expect(storedSettingsStore.read()).toMatchObject({ motion: 'device', letters: 'atkinson', time: 'normal' });
    leavePage();
    expect(stored()).toEqual({ letters: 'atkinson' });
  });

  it('end where the player chooses something else, and only that is stored', async () => {
    const { settingsStore } = await openPage('?how=andika,time-none');
    settingsStore.update((settings) => ({ ...settings, time: 'longer' }));
    leavePage();
    expect(settingsStore.read()).toMatchObject({ letters: 'andika', time: 'longer' });
    expect(stored()).toMatchObject({ letters: 'site', time: 'longer' });
  });

  it('end even if the player chooses what the device has stored', async () => {
    const { settingsStore } = await openPage('?how=time-none', { time: 'normal' });
    const heard = vi.fn<() => void>();
    settingsStore.subscribe(heard);
    settingsStore.update((settings) => ({ ...settings, time: 'normal' }));
    expect(settingsStore.read().time).toBe('normal');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('stay when another tab changes the settings of the device', async () => {
    const { settingsStore } = await openPage('?how=time-none');
    localStorage.setItem(
      'numeria.settings',
      JSON.stringify({ version: 1, data: { letters: 'andika', time: 'longer' } }),
    );
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'numeria.settings' }));
    expect(settingsStore.read()).toMatchObject({ letters: 'andika', time: 'none' });
  });

  it('ignore words that are not known', () => {
    expect(readLinkSettings('?how=calm,,shout,constructor,time-never')).toEqual({ motion: 'calm' });
    expect(readLinkSettings('?time=none&how=time-longer')).toEqual({ time: 'none' });
    expect(readLinkSettings('?time=never')).toEqual({});
  });

  it('can be written as words again, except for the usual ones', async () => {
    const { settingsStore } = await openPage('');
    const usual = settingsStore.format.fallback;
    expect(formatLinkSettings(usual, usual)).toBe('');
    const words = 'time-none,calm,voice,sounds,andika,wide,largest,contrast,left,switch,short,no-score';
    expect(formatLinkSettings({ ...usual, ...readLinkSettings(`?how=${words}`) }, usual)).toBe(words);
  });
});
