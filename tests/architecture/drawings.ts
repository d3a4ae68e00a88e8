/* The law that drawings are files: no outline and no markup of SVG is written in the code of the site. */
import { textsIn } from './source';

/** An outline as SVG has it: a place to begin at, or two moves with their numbers. */
const OUTLINE = /^\s*[Mm]\s*-?[\d.]+(?:[\s,]+-?|-)[\d.]|^(?:[MLHVCSQTA]\s*-?[\d.][\s\d.,-]*){2,}[Zz]?$/i;
/** The beginning of one with numbers that come from the code, and what stands after the first of these: `M${x} 0H`. */
const COMPUTED = /^\s*[Mm]\s*(?:-?[\d.]+[\s,]+)?$/;
const AFTER = /^[\s,HVLCQAZ]/i;
const MARKUP = /<\/?(?:svg|g|path|circle|ellipse|rect|line|poly(?:gon|line)|use|defs|clipPath|text)[\s/>]/;

/** Files that write SVG, and why: all others ask these for what is computed. */
const WRITERS: Readonly<Record<string, string>> = {
  'src/stage/drawing.ts': 'writes what has its size from the stage, or comes of numbers',
  'src/videos/drawings/Formula.tsx': 'sets formulas of any length in type',
  'src/videos/drawings/paper.tsx': 'draws axes, angles and arrows between points',
};

/** What a file writes of SVG that belongs into a file of its own, each cut short; none in a file that may. */
export function drawnIn(path: string, source: string): readonly string[] {
  if (path in WRITERS) return [];
  return textsIn(path, source).flatMap((parts) => {
    const [start = '', next = ''] = parts;
    const isOutline = OUTLINE.test(start) || (COMPUTED.test(start) && AFTER.test(next));
    return isOutline || parts.some((part) => MARKUP.test(part))
      ? [`${path} draws ${parts.join('…').slice(0, 40)}`]
      : [];
  });
}

/** The files that may write SVG. */
export const DRAWING_FILES: readonly string[] = Object.keys(WRITERS);
