import type { Drawing } from './atlas';

/** The files of a folder of drawings, as `import.meta.glob` gives them, by their names: "hand-hour.svg" is "hand hour". */
export const named = (files: Readonly<Record<string, Drawing>>): Readonly<Record<string, Drawing>> =>
  Object.fromEntries(
    Object.entries(files).map(([file, drawing]) => [
      file.slice(file.lastIndexOf('/') + 1, -'.svg'.length).replaceAll('-', ' '),
      drawing,
    ]),
  );

/**
 * A drawing's markup with the colours that it leaves open, by their names: `var(--suit)` becomes what stands under "suit".
 * The same drawing in other colours has other ids, since both may come into one picture.
 */
export function coloured(inner: string, colours: Readonly<Record<string, string>>): string {
  const suffix = Object.values(colours).join('').replaceAll(/\W/g, '');
  return inner
    .replaceAll(/( id="|href="#|url\(#)([\w-]+)/g, `$1$2${suffix}`)
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
      const colour = colours[name];
      if (colour === undefined) throw new Error(`No colour is given for "${name}"`);
      return colour;
    });
}

/** A drawing in the colours that it leaves open. */
export const inTones = ({ inner, area }: Drawing, colours: Readonly<Record<string, string>>): Drawing => ({
  inner: coloured(inner, colours),
  area,
});
