import type { Ref } from 'react';
import { rankMissed, type SheetTally } from './sheet-tally';
import { text } from './text';

const { sheets } = text;

interface Props {
  readonly tally: SheetTally;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** How many sheets have been read, and which questions were missed most. */
export function TallyList({ tally, heading }: Props) {
  const ranked = rankMissed(tally);
  return (
    <section aria-labelledby="tally" className="grid gap-2">
      <h2 ref={heading} id="tally" tabIndex={-1} data-testid="sheets-counted" data-value={tally.sheets}>
        {sheets.counted(tally.sheets)}
      </h2>
      {ranked.length > 0 && (
        <>
          <p>{sheets.missed}</p>
          <ol className="list-decimal ps-[1.4em]">
            {ranked.map(({ question, missed, of }) => (
              <li key={question.index}>{sheets.row(question.asked, question.answer, missed, of)}</li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
