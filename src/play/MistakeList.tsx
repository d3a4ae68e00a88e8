import { withWholeSums } from '../ui/format';

/** A question that was missed: with its answer, and why. */
export interface Missed {
  readonly key: string | number;
  readonly answered: string;
  readonly why: string;
}

/** As many as are worth looking at again. */
const MAX = 4;

/** The last mistakes of a round, the newest first; nothing where there were none. */
export function MistakeList({ missed }: { readonly missed: readonly Missed[] }) {
  if (missed.length === 0) return null;
  return (
    <section>
      <h3>Look at these again</h3>
      <ul className="mistake-list">
        {missed
          .slice(-MAX)
          .reverse()
          .map(({ key, answered, why }) => (
            <li key={key}>
              <b>{answered}</b>
              <span>{withWholeSums(why)}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}
