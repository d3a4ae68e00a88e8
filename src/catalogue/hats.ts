import { passportStore } from '../device/passport';
import type { Drawing } from '../stage/atlas';

/** A hat that heroes wear in one of the games. */
interface Hat {
  /** The game's id. */
  readonly game: string;
  readonly name: string;
  readonly drawing: Drawing;
}

/** Matches "../games/<id>/drawings/hero/space-helmet.svg". */
const FILE = /^\.\.\/games\/([\w-]+)\/.*\/(\w)([\w-]*)\.svg$/;

/** A game has a hat if its folder contains a drawing of one. The file name is the hat's name. */
export const HATS: readonly Hat[] = Object.entries(
  import.meta.glob<Drawing>('../games/*/drawings/hero/*.svg', { query: '?keepsake', import: 'default', eager: true }),
).map(([file, drawing]) => {
  const [, game = '', first = '', rest = ''] = FILE.exec(file) ?? [];
  return { game, name: first.toUpperCase() + rest.replaceAll('-', ' '), drawing };
});

export const findHat = (game: string): Hat | null => HATS.find((hat) => hat.game === game) ?? null;

/** The hat that the player has chosen for their hero; null if there is none. */
export const readOwnHat = (): Drawing | null => findHat(passportStore.read().hat)?.drawing ?? null;
