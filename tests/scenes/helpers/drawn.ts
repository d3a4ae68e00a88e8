import { readFileSync } from 'node:fs';
import { coloursOf } from '../../../scripts/site/drawings';

const shared = coloursOf(readFileSync('src/ui/colours.css', 'utf8'));

/** The colours that a drawing is filled with, in the order in which it is painted; "time-master/day" names its file. */
export function fillsOf(drawing: string): readonly string[] {
  const [game, ...name] = drawing.split('/');
  const svg = readFileSync(`src/games/${game}/drawings/${name.join('/')}.svg`, 'utf8');
  return [...svg.matchAll(/ fill="(?:(#\w+)|var\(--([\w-]+)\))"/g)].map(
    ([, colour, token = '']) => colour ?? shared.get(token) ?? token,
  );
}

/** The colour that a drawing is filled with at last, over all others: mostly its base. */
export function faceOf(drawing: string): string {
  const face = fillsOf(drawing).at(-1);
  if (face === undefined) throw new Error(`${drawing} is filled with nothing`);
  return face;
}
