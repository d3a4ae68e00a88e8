import type { ClassScore as Sum } from '../../../machines/core/class-code';
import { formatNumber } from '../../ui/format';
import { ISLAND_PARTS, listIslandParts, nextIslandPart } from './island-parts';
import { solvedTogether } from './sentences-text';
import { text } from './text';

const { total } = text;

interface Props {
  readonly title: string;
  readonly sum: Sum;
}

/** The combined result of a class, in large figures, and the island that grows with it. */
export function ClassTotal({ title, sum: { children, right, stars } }: Props) {
  const next = nextIslandPart(right);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-end gap-x-8 gap-y-4 phone:grid-cols-1">
      <div className="grid content-center gap-2">
        <h1 className="class-title" tabIndex={-1}>
          {title}
        </h1>
        {children === 0 ? (
          <p className="lettering text-[clamp(2.5rem,5.4vw,6rem)]/none">{total.nobody}</p>
        ) : (
          <>
            <p className="lettering text-[clamp(1.5rem,2.6vw,3rem)]/[1.1] [&_b]:text-[clamp(4.5rem,9vw,10rem)] [&_b]:leading-[0.95] [&_b]:font-semibold">
              {solvedTogether(
                (line) => (
                  <span className="block">{line}</span>
                ),
                <b data-testid="class-right" data-value={right}>
                  {formatNumber(right)}
                </b>,
              )}
            </p>
            <p className="text-[clamp(1.125rem,1.7vw,2rem)]/[1.25]">
              {[total.here(children), ...(stars === 0 ? [] : [total.stars(stars)])].join(' ')}
            </p>
          </>
        )}
        {next !== null && (
          <p className="text-[clamp(1.125rem,1.7vw,2rem)]/[1.25]">{total.next(next.from, text.islandParts[next.id])}</p>
        )}
      </div>
      <svg
        className="h-auto max-h-[34vh] w-full dark:[filter:brightness(0.82)]"
        viewBox="0 0 540 300"
        role="img"
        aria-label={total.island(listIslandParts(right).map(({ id }) => text.islandParts[id]))}
      >
        {ISLAND_PARTS.map(
          ({ Part, from, id }) => from <= right && <Part key={id} className={from > 0 ? 'class-grown' : undefined} />,
        )}
      </svg>
    </div>
  );
}
