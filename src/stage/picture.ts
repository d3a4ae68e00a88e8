/** How the picture of a game stands: its scene is being built, is there, or cannot be had on this device. */
export type Picture = 'loading' | 'drawn' | 'none';
