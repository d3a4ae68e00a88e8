import { rankMissed, type Tally } from './sheet-tally';
import { text } from './text';

const { sheets } = text;

/** How many sheets have been read, and which questions were missed most. */
export function TallyList({ tally }: { readonly tally: Tally }) {
  const ranked = rankMissed(tally);
  return (
    <section aria-labelledby="tally" className="grid gap-2">
      <h2 id="tally" data-testid="sheets-counted" data-value={tally.sheets}>
        {sheets.counted(tally.sheets)}
      </h2>
      {ranked.length > 0 && (
        <>
          <p>{sheets.missed}</p>
          <ol className="list-decimal ps-[1.4em]">
            {ranked.map(([question, { missed, of }], index) => (
              <li key={index}>{sheets.row(question.asked, question.answer, missed, of)}</li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
