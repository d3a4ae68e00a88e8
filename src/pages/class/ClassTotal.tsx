import type { ClassScore as Sum } from '../../../machines/core/class-code';
import { countWord, sentenceStart } from '../../ui/count-word';
import { numberText } from '../../ui/format';
import { ISLAND_PARTS, islandText, nextIslandPart } from './island-parts';

interface Props {
  readonly title: string;
  readonly sum: Sum;
}

const animals = (children: number): string =>
  children === 1 ? 'One animal is here.' : `${sentenceStart(countWord(children))} animals are here.`;

const starsText = (stars: number): string =>
  stars === 0 ? '' : stars === 1 ? ' You earned one star.' : ` You earned ${countWord(stars)} stars.`;

/** The combined result of a class, in large figures, and the island that grows with it. */
export function ClassTotal({ title, sum: { children, right, stars } }: Props) {
  const next = nextIslandPart(right);
  return (
    <div className="class-sum">
      <div className="grid content-center gap-2">
        <h1 className="class-title" tabIndex={-1}>
          {title}
        </h1>
        {children === 0 ? (
          <p className="class-question lettering">Who's coming aboard?</p>
        ) : (
          <>
            <p className="class-figure lettering">
              <span className="block">We solved</span>{' '}
              <b data-testid="class-right" data-value={right}>
                {numberText(right)}
              </b>{' '}
              together
            </p>
            <p className="class-line">{animals(children) + starsText(stars)}</p>
          </>
        )}
        {next !== null && <p className="class-line">{`Next, at ${numberText(next.from)}: ${next.name}.`}</p>}
      </div>
      <svg
        className="class-island"
        viewBox="0 0 540 300"
        role="img"
        aria-label={`On our island: ${islandText(right)}.`}
      >
        {ISLAND_PARTS.map(
          ({ Part, from, name }) =>
            from <= right && <Part key={name} className={from > 0 ? 'class-grown' : undefined} />,
        )}
      </svg>
    </div>
  );
}
