import { useLayoutEffect } from 'react';
import { envelopeStore } from '../device/device-store';
import { createStore, useStore } from '../device/page-store';

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

/** What one page wants for itself, and who keeps it. */
interface PageTheme {
  readonly choice: 'light' | 'dark';
  readonly keep: (isDark: boolean) => void;
}

const pageTheme = createStore<PageTheme | null>(null);

const choiceNow = (): ThemeChoice => pageTheme.read()?.choice ?? themeStore.read();

/** Calls `listener` when what is chosen has changed, for the site or for the page, until the returned function is called. */
function followChoice(listener: () => void): () => void {
  const leaves = [pageTheme.subscribe(listener), themeStore.subscribe(listener)];
  return () => leaves.forEach((leave) => leave());
}

const isDarkNow = (): boolean => {
  const choice = choiceNow();
  return choice === 'system' ? deviceIsDark().matches : choice === 'dark';
};

/** Paints the page by day or by night, now and after every change. Called once, before anything is drawn. */
export function applyTheme(): void {
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const ownColours = [...bars].map((bar) => bar.content);
  const paint = (): void => {
    const choice = choiceNow();
    if (choice === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = choice;
    // The first of the two colours of the browser's own bar is that of the day.
    for (const [index, bar] of bars.entries())
      bar.content = ownColours[choice === 'system' ? index : choice === 'light' ? 0 : 1] ?? '';
  };
  followChoice(paint);
  paint();
}

/** Calls `listener` after the page has turned dark or light, until the returned function is called. */
export function followTheme(listener: () => void): () => void {
  const device = deviceIsDark();
  device.addEventListener('change', listener);
  const unsubscribe = followChoice(listener);
  return () => {
    device.removeEventListener('change', listener);
    unsubscribe();
  };
}

/** Whether the page is dark now, and what changes it. */
export function useDarkTheme(): { readonly isDark: boolean; readonly toggle: () => void } {
  const isDark = useStore({ read: isDarkNow, subscribe: followTheme }, false);
  const toggle = (): void => {
    const choice = isDarkNow() ? 'light' : 'dark';
    themeStore.update(() => choice);
    // Where the page has a choice of its own, the switch of the site would else do nothing that can be seen.
    pageTheme.read()?.keep(choice === 'dark');
  };
  return { isDark, toggle };
}

/**
 * Paints this page alone dark or light, for as long as it is open; null leaves it as the site is. `keep` is told when the
 * switch of the site is used here: it must be the same function at every call.
 */
export function useThemeOfPage(isDark: boolean | null, keep: (isDark: boolean) => void): void {
  useLayoutEffect(() => {
    if (isDark === null) return undefined;
    pageTheme.set({ choice: isDark ? 'dark' : 'light', keep });
    return () => pageTheme.set(null);
  }, [isDark, keep]);
}
