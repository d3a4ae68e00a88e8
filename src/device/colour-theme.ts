import { useLayoutEffect } from 'react';
import { createStore, useStore } from '../ui/page-store';
import { createEnvelopeStore } from './device-store';

const CHOICES = ['system', 'light', 'dark'] as const;

type ThemeChoice = (typeof CHOICES)[number];

/** The visitor's choice, stored on this device. */
export const themeStore = createEnvelopeStore<ThemeChoice>('numeria.theme', {
  version: 1,
  fallback: 'system',
  parse: (data) => CHOICES.find((choice) => choice === data) ?? null,
});

const deviceIsDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** A single page's theme, and a function that stores it. */
interface PageTheme {
  readonly choice: 'light' | 'dark';
  readonly keep: (isDark: boolean) => void;
}

const pageTheme = createStore<PageTheme | null>(null);

const choiceNow = (): ThemeChoice => pageTheme.read()?.choice ?? themeStore.read();

/** Calls `listener` when the choice for the site or for the page changes, until the returned function is called. */
function followChoice(listener: () => void): () => void {
  const leaves = [pageTheme.subscribe(listener), themeStore.subscribe(listener)];
  return () => leaves.forEach((leave) => leave());
}

const isDarkNow = (): boolean => {
  const choice = choiceNow();
  return choice === 'system' ? deviceIsDark().matches : choice === 'dark';
};

/** Applies the theme now and after every change. Call it once, before the first render. */
export function applyTheme(): void {
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const ownColours = [...bars].map((bar) => bar.content);
  const paint = (): void => {
    const choice = choiceNow();
    if (choice === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = choice;
    // The first of the two theme-color tags is the light one.
    for (const [index, bar] of bars.entries())
      bar.content = ownColours[choice === 'system' ? index : choice === 'light' ? 0 : 1] ?? '';
  };
  followChoice(paint);
  paint();
}

/** Calls `listener` after the page has become dark or light, until the returned function is called. */
export function watchTheme(listener: () => void): () => void {
  const device = deviceIsDark();
  device.addEventListener('change', listener);
  const unsubscribe = followChoice(listener);
  return () => {
    device.removeEventListener('change', listener);
    unsubscribe();
  };
}

/** Whether the page is dark, and a function to switch it. */
export function useDarkTheme(): { readonly isDark: boolean; readonly toggle: () => void } {
  const isDark = useStore({ read: isDarkNow, subscribe: watchTheme }, false);
  const toggle = (): void => {
    const choice = isDarkNow() ? 'light' : 'dark';
    themeStore.update(() => choice);
    // Without this, the site's switch would have no visible effect on a page with its own theme.
    pageTheme.read()?.keep(choice === 'dark');
  };
  return { isDark, toggle };
}

/**
 * Makes only this page dark or light while it is open; null follows the site. `keep` is called when the site's switch
 * is used here. It must be the same function on every render.
 */
export function usePageTheme(isDark: boolean | null, keep: (isDark: boolean) => void): void {
  useLayoutEffect(() => {
    if (isDark === null) return undefined;
    pageTheme.set({ choice: isDark ? 'dark' : 'light', keep });
    return () => pageTheme.set(null);
  }, [isDark, keep]);
}
