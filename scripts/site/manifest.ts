import type { ManifestOptions } from 'vite-plugin-pwa';
import type * as Listing from '../../src/pages/listing-text.ts';
import { GAMES, type ListedGame } from '../games.ts';
import { importCatalogue } from './languages.ts';

/** The sizes of the screenshots in pixels. */
export const SCREENSHOT = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 540, height: 960 },
} as const;

const { appText } = await importCatalogue<typeof Listing>('pages/listing-text.ts');
const text = appText(GAMES.length);

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
  name: text.name,
  short_name: 'Numeria',
  description: text.description,
  display: 'standalone',
  theme_color: '#fffbf5',
  background_color: '#fffbf5',
  categories: ['education', 'kids', 'games'],
  icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  screenshots: [
    screenshot('wide', 'home', text.home),
    screenshot('narrow', 'home', text.homeOnPhone),
    ...GAMES.flatMap(({ page }) =>
      page.screenshot ? [screenshot(page.screenshot.form, 'game', page.screenshot.label)] : [],
    ),
  ],
  shortcuts: GAMES.filter(({ page }) => page.isShortcut).map(shortcut),
};
