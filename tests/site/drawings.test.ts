import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileDrawing, parseColours } from '../../scripts/site/drawings';
import { drawingsByName, fillColours } from '../../src/stage/drawings';

const COLOURS = new Map([['sun-500', '#f2ac0a']]);
const svg = (inner: string, viewBox = '-4 -6 8 12') =>
  `<?xml-stylesheet href="colours.css"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">\n  ${inner}\n</svg>\n`;
const drawn = (inner: string, file = 'a.svg') => compileDrawing(svg(inner), file, COLOURS);

describe('A drawing', () => {
  it('has the area of its view box, and only the markup inside the svg element', () => {
    expect(drawn('<circle r="3" fill="#102030"/>')).toEqual({
      inner: '<circle r="3" fill="#102030"/>',
      area: [-4, -6, 8, 12],
    });
  });

  it('contains the shared colours, because an image cannot see those of its page', () => {
    expect(drawn('<circle r="3" fill="var(--sun-500)"/>').inner).toContain('fill="#f2ac0a"');
  });

  it('requires the code to provide every colour that has a default', () => {
    const { inner } = drawn('<circle r="3" fill="var(--suit, #6a35d4)"/>');
    expect(fillColours(inner, { suit: '#123456' })).toContain('fill="#123456"');
    expect(() => fillColours(inner, {})).toThrow('suit');
  });

  it('fails the build with an unknown colour', () => {
    expect(() => drawn('<circle r="3" fill="var(--moon-500)"/>')).toThrow('moon-500');
  });

  it('fails the build without a view box', () => {
    expect(() =>
      compileDrawing('<svg xmlns="http://www.w3.org/2000/svg"><circle r="3"/></svg>', 'a.svg', COLOURS),
    ).toThrow('no viewBox');
  });

  it('does not share ids with another, because they are combined in one document', () => {
    const clip = '<clipPath id="in"><circle r="2"/></clipPath><path d="M0 0H9V9Z" clip-path="url(#in)"/>';
    const idsOf = (file: string) => [...drawn(clip, file).inner.matchAll(/id="(.*?)"/g)].map(([, id]) => id);
    expect(idsOf('a.svg')).toHaveLength(1);
    expect(idsOf('a.svg')).not.toEqual(idsOf('b.svg'));
  });
});

it('Colours are read by name from a style sheet', () => {
  expect(parseColours(':root { --ink: #1b1b3a;\n --sun-500: #f2ac0a; --gap: 3px; }')).toEqual(
    new Map([
      ['ink', '#1b1b3a'],
      ['sun-500', '#f2ac0a'],
    ]),
  );
});

it('A drawing is found in its folder by its file name', () => {
  const drawing = drawn('<circle r="3"/>');
  expect(drawingsByName({ '../drawings/hand-hour.svg': drawing })).toEqual({ 'hand hour': drawing });
});

it('A drawing has different ids in each colour variant when both are in one document', () => {
  const inner = '<g id="a" fill="var(--suit)"/><use href="#a"/><path clip-path="url(#a)"/>';
  const red = fillColours(inner, { suit: '#f00' });
  expect(red).toBe('<g id="af00" fill="#f00"/><use href="#af00"/><path clip-path="url(#af00)"/>');
  expect(fillColours(inner, { suit: '#00f' })).not.toContain('af00');
});

describe('Every drawing in the repository', () => {
  const colours = parseColours(readFileSync('src/ui/colours.css', 'utf8'));
  const files = globSync('src/**/drawings/**/*.svg');

  it('can be built', () => {
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(compileDrawing(readFileSync(file, 'utf8'), file, colours).inner).not.toBe('');
  });

  it('does not share ids with any other', () => {
    const ids = files.flatMap((file) => {
      const { inner } = compileDrawing(readFileSync(file, 'utf8'), file, colours);
      return [...inner.matchAll(/ id="(.*?)"/g)].map(([, id]) => id);
    });
    expect(new Set(ids).size).toBe(ids.length);
  });
});
