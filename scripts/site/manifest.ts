import type { ManifestOptions } from 'vite-plugin-pwa';
import { capitalise, numberToWord } from '../../src/ui/number-to-word.ts';
import { GAMES, type ListedGame } from '../games.ts';

/** The sizes of the screenshots in pixels. */
export const SCREENSHOT = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 540, height: 960 },
} as const;

const count = numberToWord(GAMES.length);

/** A game in the menu that a long press on the icon opens. */
const shortcut = ({ title, description, path }: ListedGame) => ({
  name: title,
  description,
  url: path,
  icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
});

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const screenshot = (form: keyof typeof SCREENSHOT, what: 'home' | 'game', label: string) => ({
  src: `/screenshots/${form}-${what}.jpg`,
  sizes: `${SCREENSHOT[form].width}x${SCREENSHOT[form].height}`,
  type: 'image/jpeg',
  form_factor: form,
  label,
});

/** The manifest that makes Numeria installable. Its colours are those of the light theme in src/ui/theme.css. */
export const MANIFEST: Partial<ManifestOptions> = {
  name: 'Numeria: free maths games',
  short_name: 'Numeria',
  description: `${capitalise(count)} free maths games for children, with nothing to pay and no account to make.`,
  display: 'standalone',
  theme_color: '#fffbf5',
  background_color: '#fffbf5',
  categories: ['education', 'kids', 'games'],
  icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  screenshots: [
    screenshot('wide', 'home', `The home page with ${count} islands, each with a game`),
    screenshot('narrow', 'home', 'The home page on a phone'),
    ...GAMES.flatMap(({ page }) =>
      page.screenshot ? [screenshot(page.screenshot.form, 'game', page.screenshot.label)] : [],
    ),
  ],
  shortcuts: GAMES.filter(({ page }) => page.isShortcut).map(shortcut),
};
