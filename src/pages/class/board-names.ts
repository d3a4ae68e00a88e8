import type { ClassResult } from '../../../machines/core/class-code';
import { text } from './text';

const { boats } = text;

/** A child's name on the board and for screen readers. Children who chose the same animal are numbered. */
interface BoardName {
  readonly short: string;
  readonly full: string;
}

/** The names of all children, in order. */
export function getBoardNames(results: readonly ClassResult[]): readonly BoardName[] {
  const counts = new Map<string, number>();
  return results.map((result) => {
    const name = { short: boats.short(result), full: boats.full(result) };
    const count = (counts.get(name.full) ?? 0) + 1;
    counts.set(name.full, count);
    if (count === 1) return name;
    return { short: boats.numbered(name.short, count), full: boats.numbered(name.full, count) };
  });
}

/** The CSV file of a class: on each line an animal, its correct answers and the number of questions. */
export function toCsv(results: readonly ClassResult[]): string {
  const names = getBoardNames(results);
  const lines = results.map(({ right, of }, index) => [names[index]?.full ?? '', right, of]);
  return [text.file.header, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}
