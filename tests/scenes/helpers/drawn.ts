import { readFileSync } from 'node:fs';
import { parseColours } from '../../../scripts/site/drawings';

const shared = parseColours(readFileSync('src/ui/colours.css', 'utf8'));

/**
 * The colour of one part of a drawing, by the part's id: its fill, or otherwise its stroke. "time-master/day" is the
 * file. Throws an Error if there is none.
 */
export function findColour(drawing: string, part: string): string {
  const [game, ...name] = drawing.split('/');
  const svg = readFileSync(`src/games/${game}/drawings/${name.join('/')}.svg`, 'utf8');
  const tag = new RegExp(`<[^>]* id="${part}"[^>]*>`).exec(svg)?.[0] ?? '';
  const [, colour, token = ''] = /(?:fill|stroke)="(?:(#\w+)|var\(--([\w-]+)\))"/.exec(tag) ?? [];
  const found = colour ?? shared.get(token);
  if (found === undefined) throw new Error(`${drawing} has no "${part}" with a colour`);
  return found;
}
