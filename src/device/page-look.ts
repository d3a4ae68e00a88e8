import { type Settings, settingsStore } from './settings';

/**
 * The settings that are set as data attributes of `<html>` for style sheets, for example `data-how-letters="andika"`. The
 * script in the head of index.html sets the same ones before the first paint.
 */
const LOOKS = [
  'motion',
  'contrast',
  'letters',
  'spacing',
  'textSize',
  'padSide',
  'isScoreHidden',
] as const satisfies readonly (keyof Settings)[];

const deviceContrast = (): MediaQueryList => matchMedia('(prefers-contrast: more)');

function paint(): void {
  const settings = settingsStore.read();
  const look = { ...settings, ...(deviceContrast().matches && { contrast: 'more' }) };
  const { dataset } = document.documentElement;
  for (const name of LOOKS) dataset[`how${name.charAt(0).toUpperCase()}${name.slice(1)}`] = String(look[name]);
}

function followSettings(): void {
  settingsStore.subscribe(paint);
  deviceContrast().addEventListener('change', paint);
  paint();
}

if ('document' in globalThis) followSettings();
