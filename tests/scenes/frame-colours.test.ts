/* The contrast of text on the frame of each game, from the colours of its style sheet, in both themes. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, MIN } from './helpers/contrast';

const declared = (css: string): ReadonlyMap<string, string> =>
  new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

const shared = declared(['colours.css', 'theme.css'].map((file) => readFileSync(`src/ui/${file}`, 'utf8')).join('\n'));

/** The colours of a game: its own, those of its night if it has one, and the defaults for the rest. */
function coloursOf(css: string, time: 'day' | 'night') {
  const [day = '', night = ''] = (/\[data-game="[\w-]+"\][^{]*\{([\s\S]*?)\n\}/.exec(css)?.[1] ?? '').split(
    '@variant dark',
  );
  const said = new Map([...declared(day), ...(time === 'night' ? declared(night) : [])]);
  return (name: string, usual = ''): string => {
    const value = said.get(`place-${name}`) ?? usual;
    const [, token] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    return token === undefined ? value : (shared.get(token) ?? '');
  };
}

describe.each(['day', 'night'] as const)('A game frame by %s', (time) => {
  it.each(globSync('src/games/*/*.css'))('has readable text and figures in %s', (file) => {
    const of = coloursOf(readFileSync(file, 'utf8'), time);
    const chip = of('chip');
    const pairs = [
      ['words on the frame', MIN.text, of('ink'), of('frame')],
      ['words on the panel', MIN.text, of('ink'), of('panel')],
      ['words on a chip', MIN.text, of('ink'), chip],
      ['the sign of a figure', MIN.shape, of('figure', 'var(--sun-300)'), chip],
      ['the ring of the focus', MIN.shape, of('focus', 'var(--sun-300)'), of('frame')],
    ] as const;
    const short = pairs.filter(([, min, colour, ground]) => contrast(colour, ground) < min).map(([what]) => what);
    expect(short).toEqual([]);
  });
});
