import { useSyncExternalStore } from 'react';
import { envelopeStore } from '../memory';

const CHOICES = ['system', 'light', 'dark'] as const;

/** What the visitor chose: to follow the device, or always light, or always dark. */
type ThemeChoice = (typeof CHOICES)[number];

/** The visitor's choice, kept on this device. */
export const themeStore = envelopeStore<ThemeChoice>('numeria.theme', {
  version: 1,
  fallback: 'system',
  parse: (data) => CHOICES.find((choice) => choice === data) ?? null,
});

const deviceIsDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

const isDarkNow = (): boolean => {
  const choice = themeStore.read();
  return choice === 'system' ? deviceIsDark().matches : choice === 'dark';
};

/** Paints the page by day or by night, now and after every change. Called once, before anything is drawn. */
export function applyTheme(): void {
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const ownColours = [...bars].map((bar) => bar.content);
  const paint = (): void => {
    const choice = themeStore.read();
    if (choice === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = choice;
    // The first of the two colours of the browser's own bar is that of the day.
    for (const [index, bar] of bars.entries())
      bar.content = ownColours[choice === 'system' ? index : choice === 'light' ? 0 : 1] ?? '';
  };
  themeStore.subscribe(paint);
  paint();
}

function subscribe(listener: () => void): () => void {
  const device = deviceIsDark();
  device.addEventListener('change', listener);
  const unsubscribe = themeStore.subscribe(listener);
  return () => {
    device.removeEventListener('change', listener);
    unsubscribe();
  };
}

/** Whether the page is dark now, and what changes it. */
export function useDarkTheme(): { readonly isDark: boolean; readonly toggle: () => void } {
  const isDark = useSyncExternalStore(subscribe, isDarkNow);
  const toggle = (): void => {
    const choice = isDarkNow() ? 'light' : 'dark';
    themeStore.update(() => choice);
  };
  return { isDark, toggle };
}
