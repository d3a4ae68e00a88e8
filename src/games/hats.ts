import { passportStore } from '../device/passport';
import type { Drawing } from '../stage/atlas';

/** What heroes wear on their heads in the place of a game. */
interface Hat {
  /** The id of the game. */
  readonly game: string;
  readonly name: string;
  readonly drawing: Drawing;
}

/** "./<id>/drawings/hero/space-helmet.svg" */
const FILE = /^\.\/([\w-]+)\/.*\/(\w)([\w-]*)\.svg$/;

/** The hats of the places: a game has one where its folder has a drawing of it, whose file has the name of the hat. */
export const HATS: readonly Hat[] = Object.entries(
  import.meta.glob<Drawing>('./*/drawings/hero/*.svg', { query: '?drawing', import: 'default', eager: true }),
).map(([file, drawing]) => {
  const [, game = '', first = '', rest = ''] = FILE.exec(file) ?? [];
  return { game, name: first.toUpperCase() + rest.replaceAll('-', ' '), drawing };
});

/** The hat of a game; null where it has none. */
export const hatOf = (game: string): Hat | null => HATS.find((hat) => hat.game === game) ?? null;

/** The drawing of the hat that this player's hero wears now; null without one. */
export const readOwnHat = (): Drawing | null => hatOf(passportStore.read().hat)?.drawing ?? null;
