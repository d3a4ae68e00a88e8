/* The law that drawings are files: the site's code must not contain SVG outlines or markup. */
import { findTexts } from './source';

/** An SVG path: a start point, or two commands with their numbers. */
const OUTLINE = /^\s*[Mm]\s*-?[\d.]+(?:[\s,]+-?|-)[\d.]|^(?:[MLHVCSQTA]\s*-?[\d.][\s\d.,-]*){2,}[Zz]?$/i;
/** The start of a path with computed numbers, up to the first of them: `M${x} 0H`. */
const COMPUTED = /^\s*[Mm]\s*(?:-?[\d.]+[\s,]+)?$/;
const AFTER = /^[\s,HVLCQAZ]/i;
const MARKUP = /<\/?(?:svg|g|path|circle|ellipse|rect|line|poly(?:gon|line)|use|defs|clipPath|text)[\s/>]/;

/**
 * Files that are allowed to generate SVG, with the reason. Other files call these for anything
 * computed.
 */
const WRITERS: Readonly<Record<string, string>> = {
  'src/stage/drawing.ts': 'writes what depends on the size of the stage or on numbers',
  'src/videos/drawings/Formula.tsx': 'typesets formulas of any length',
  'src/videos/drawings/paper.tsx': 'draws axes, angles and arrows between points',
};

/**
 * SVG in a source file that belongs in a file of its own, shortened; empty for a file that is
 * allowed to contain it.
 */
export function findSvgs(path: string, source: string): readonly string[] {
  if (path in WRITERS) return [];
  return findTexts(path, source).flatMap((parts) => {
    const [start = '', next = ''] = parts;
    const isOutline = OUTLINE.test(start) || (COMPUTED.test(start) && AFTER.test(next));
    return isOutline || parts.some((part) => MARKUP.test(part))
      ? [`${path} draws ${parts.join('…').slice(0, 40)}`]
      : [];
  });
}

/** The files that are allowed to generate SVG. */
export const DRAWING_FILES: readonly string[] = Object.keys(WRITERS);
