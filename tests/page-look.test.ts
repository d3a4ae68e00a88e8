// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const SCRIPT = readFileSync('index.html', 'utf8')
  .match(/(?<=<script>)[^]*?(?=<\/script>)/g)
  ?.find((script) => script.includes('numeria.settings'));

const ATTRIBUTES = Object.entries({
  howMotion: 'calm',
  howContrast: 'more',
  howLetters: 'andika',
  howSpacing: 'wide',
  howTextSize: 'largest',
  howPadSide: 'left',
  howIsScoreHidden: 'true',
});
const CHOSEN = {
  motion: 'calm',
  contrast: 'more',
  letters: 'andika',
  spacing: 'wide',
  textSize: 'largest',
  padSide: 'left',
  isScoreHidden: true,
};
const LINK = '?how=calm,contrast,andika,wide,largest,left,no-score';

const look = () => ATTRIBUTES.map(([name]) => [name, document.documentElement.dataset[name]]);
const store = (data: unknown) => localStorage.setItem('numeria.settings', JSON.stringify({ version: 1, data }));

/** Runs the script in the head of a page. */
function runHead(search = ''): void {
  history.replaceState(null, '', `/${search}`);
  // oxlint-disable-next-line typescript/no-implied-eval -- the script that index.html contains
  new Function(SCRIPT ?? '')();
}

beforeEach(() => {
  localStorage.clear();
  for (const [name] of ATTRIBUTES) delete document.documentElement.dataset[name];
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
});

describe('The look of the page', () => {
  it('is set before the first paint, from the device', () => {
    store(CHOSEN);
    runHead();
    expect(look()).toEqual(ATTRIBUTES);
  });

  it('is set before the first paint from the link, which overrides the device', () => {
    store({ ...CHOSEN, letters: 'atkinson', textSize: 'normal' });
    runHead(LINK);
    expect(look()).toEqual(ATTRIBUTES);
  });

  it('stays the usual one if the device has stored something unreadable', () => {
    localStorage.setItem('numeria.settings', '{"version":1,"data":null');
    runHead();
    expect(look().every(([, value]) => value === undefined)).toBe(true);
  });

  it('follows another tab', () => {
    runHead();
    store({ letters: 'andika' });
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'numeria.settings' }));
    expect(document.documentElement.dataset['howLetters']).toBe('andika');
  });

  it('is the same once the page has loaded, and follows the player', async () => {
    history.replaceState(null, '', '/');
    store(CHOSEN);
    vi.resetModules();
    const { settingsStore } = await import('../src/device/settings');
    await import('../src/device/page-look');
    expect(look()).toEqual(ATTRIBUTES);
    settingsStore.update((settings) => ({ ...settings, letters: 'site' }));
    expect(document.documentElement.dataset['howLetters']).toBe('site');
  });

  it('has more contrast if the device asks for it', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
    runHead();
    expect(document.documentElement.dataset['howContrast']).toBe('more');
  });
});
