import type { CSSProperties } from 'react';
import type { ClassResult } from '../../../machines/core/class-code';
import { Boat } from '../../play/class/Boat';
import { namesOf } from './text';

interface Props {
  readonly codes: readonly string[];
  readonly results: readonly ClassResult[];
}

/** How wide a boat is, in rem, so that a class fits on a board: fewer are larger. */
const WIDTHS = [
  [8, 11],
  [18, 9],
] as const;
const MANY = 7.25;

const widthFor = (count: number): number => WIDTHS.find(([max]) => count <= max)?.[1] ?? MANY;

/** The boats of a class in the order in which they came, each with its animal; nothing says what anyone has reached. */
export function Fleet({ codes, results }: Props) {
  const names = namesOf(results);
  const style: CSSProperties & { readonly '--boat': string } = { '--boat': `${widthFor(results.length)}rem` };
  return (
    <section aria-label="Who is here" className="class-here">
      <ul className="class-fleet" style={style}>
        {results.map((result, index) => (
          <li key={codes[index]} className="class-boat">
            <Boat {...result} className="block h-auto w-full max-w-(--boat)" />
            <span aria-hidden="true" className="class-name lettering">
              {names[index]?.short}
            </span>
            <span className="sr-only">{names[index]?.full}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
