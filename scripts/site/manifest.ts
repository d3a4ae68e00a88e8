import type { ManifestOptions } from 'vite-plugin-pwa';

/** A game that a long press on the icon offers; systems show four at the most. */
const shortcut = (id: string, name: string, description: string) => ({
  name,
  description,
  url: `/${id}`,
  icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
});

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const screenshot = (name: string, sizes: string, form: 'wide' | 'narrow', label: string) => ({
  src: `/screenshots/${name}.jpg`,
  sizes,
  type: 'image/jpeg',
  form_factor: form,
  label,
});

/** What makes Numeria installable: manifest.webmanifest. Its colours are those of the day in src/ui/theme.css. */
export const MANIFEST: Partial<ManifestOptions> = {
  id: '/',
  name: 'Numeria: free maths games',
  short_name: 'Numeria',
  description: 'Twelve free maths games for children, with nothing to pay and no account to make.',
  lang: 'en-GB',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#fffbf5',
  background_color: '#fffbf5',
  categories: ['education', 'kids', 'games'],
  icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  screenshots: [
    screenshot('wide-home', '1280x800', 'wide', 'The home page: twelve islands, a game on each'),
    screenshot('wide-game', '1280x800', 'wide', 'Arithmetic Hero: sums fall on a city at night'),
    screenshot('narrow-home', '540x960', 'narrow', 'The home page on a phone'),
    screenshot('narrow-game', '540x960', 'narrow', 'Mental Maths on a phone'),
  ],
  shortcuts: [
    shortcut('times-tables', 'Times Tables', 'Find the hidden numbers and turn over every tile.'),
    shortcut('mental-maths', 'Mental Maths', 'Pop the bubble with the right answer before the time is up.'),
    shortcut('arithmetic-hero', 'Arithmetic Hero', 'Zap the sums before they reach the city.'),
    shortcut('fraction-basics', 'Fraction Basics', 'Find equal parts at the old mill.'),
  ],
};
