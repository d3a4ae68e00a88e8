import { passportStore } from '../device/passport';
import type { Drawing } from '../stage/atlas';
import { HAT_NAMES } from './hat-text';

/** A hat that heroes wear in one of the games. */
interface Hat {
  /** The game's id. */
  readonly game: string;
  readonly name: string;
  /** The name of its drawing: "straw-hat". */
  readonly id: string;
  readonly drawing: Drawing;
}

/** Matches "../games/<id>/drawings/hero/space-helmet.svg". */
const FILE = /^\.\.\/games\/([\w-]+)\/.*\/([\w-]+)\.svg$/;

/** A game has a hat if its folder contains a drawing of one. */
export const HATS: readonly Hat[] = Object.entries(
  import.meta.glob<Drawing>('../games/*/drawings/hero/*.svg', { query: '?keepsake', import: 'default', eager: true }),
).map(([file, drawing]) => {
  const [, game = '', id = ''] = FILE.exec(file) ?? [];
  return { game, id, name: HAT_NAMES[id] ?? '', drawing };
});

export const findHat = (game: string): Hat | null => HATS.find((hat) => hat.game === game) ?? null;

/** The hat that the player has chosen for their hero; null if there is none. */
export const readOwnHat = (): Drawing | null => findHat(passportStore.read().hat)?.drawing ?? null;
