import type { Drawing } from './atlas';

/** The drawings of a folder, as `import.meta.glob` loads them, by name: "hand-hour.svg" is "hand hour". */
export const drawingsByName = (files: Readonly<Record<string, Drawing>>): Readonly<Record<string, Drawing>> =>
  Object.fromEntries(
    Object.entries(files).map(([file, drawing]) => [
      file.slice(file.lastIndexOf('/') + 1, -'.svg'.length).replaceAll('-', ' '),
      drawing,
    ]),
  );

/**
 * A drawing's markup with its open colours filled in by name: `var(--suit)` becomes the colour for "suit". Each set of
 * colours gets its own ids, because two variants can end up in one document.
 */
export function fillColours(inner: string, colours: Readonly<Record<string, string>>): string {
  const suffix = Object.values(colours).join('').replaceAll(/\W/g, '');
  return inner
    .replaceAll(/( id="|href="#|url\(#)([\w-]+)/g, `$1$2${suffix}`)
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
      const colour = colours[name];
      if (colour === undefined) throw new Error(`No colour is given for "${name}"`);
      return colour;
    });
}

/** A drawing with its open colours filled in. */
export const drawingInColours = ({ inner, area }: Drawing, colours: Readonly<Record<string, string>>): Drawing => ({
  inner: fillColours(inner, colours),
  area,
});
