import { preventSumBreaks } from '../../ui/format';
import { ReadAloudButton } from '../feedback/aloud/ReadAloudButton';
import { translateAttribute } from '../internal/translate';
import { lookAgain, mistakeText } from './text';

/** A question that was answered wrongly, with its answer and an explanation. */
export interface ListedMistake {
  readonly key: string | number;
  readonly answered: string;
  readonly why: string;
}

/** More than this are too many to look at again. */
const MAX = 4;

/** The last mistakes of a round, newest first. Renders nothing if there were none. */
export function MistakeList({ missed }: { readonly missed: readonly ListedMistake[] }) {
  if (missed.length === 0) return null;
  return (
    <section>
      <h3>{lookAgain}</h3>
      <ul>
        {missed
          .slice(-MAX)
          .reverse()
          .map(({ key, answered, why }) => (
            <li key={key} className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b-2 border-border py-2">
              <b translate={translateAttribute(answered)} className="min-w-44 text-lead font-extrabold zoomed:min-w-0">
                {answered}
              </b>
              <span className="flex-1 text-text-soft">{preventSumBreaks(why)}</span>
              <ReadAloudButton
                text={mistakeText(answered, why)}
                className="grid size-(--target) flex-none place-items-center rounded-full"
              />
            </li>
          ))}
      </ul>
    </section>
  );
}
