import { passportStore } from '../device/passport';
import type { Drawing } from '../stage/atlas';
import { HAT_TEXTS } from './hat-text';

/** A hat that heroes wear in one of the games. */
interface Hat {
  /** The game's id. */
  readonly game: string;
  readonly name: string;
  /** What is said when it is won: "A straw hat!" */
  readonly call: string;
  readonly drawing: Drawing;
}

/** Matches "../games/<id>/drawings/hero/space-helmet.svg". */
const FILE = /^\.\.\/games\/([\w-]+)\/.*\/([\w-]+)\.svg$/;

/** A game has a hat if its folder contains a drawing of one. The file name is the hat's name. */
export const HATS: readonly Hat[] = Object.entries(
  import.meta.glob<Drawing>('../games/*/drawings/hero/*.svg', { query: '?keepsake', import: 'default', eager: true }),
).map(([file, drawing]) => {
  const [, game = '', id = ''] = FILE.exec(file) ?? [];
  const text = HAT_TEXTS[id];
  if (text === undefined) throw new Error(`hat-text.ts has no words for the hat "${id}".`);
  return { game, ...text, drawing };
});

export const findHat = (game: string): Hat | null => HATS.find((hat) => hat.game === game) ?? null;

/** The hat that the player has chosen for their hero; null if there is none. */
export const readOwnHat = (): Drawing | null => findHat(passportStore.read().hat)?.drawing ?? null;
