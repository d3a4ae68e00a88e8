import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { getResultsByTable } from '../../../../machines/tables-check/review';
import type { Entry } from '../../../../machines/tables-check/round';
import { formatEquation } from '../../../ui/format';
import { text } from '../text';

interface Props {
  readonly entries: readonly Entry[];
}

const { over } = text;

/** All questions of a check, with each answer and its time. */
export const CheckTable = ({ entries }: Props) => (
  <table className="check-table">
    <caption>{over.all}</caption>
    <thead>
      <tr>
        {over.columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {entries.map((entry) => (
        <Row key={entry.question.number} entry={entry} />
      ))}
    </tbody>
  </table>
);

function Row({ entry }: { readonly entry: Entry }) {
  const { question, given } = entry;
  const isCorrect = given.verdict === 'right';
  const Sign = isCorrect ? Check : X;
  return (
    <tr data-verdict={isCorrect ? 'right' : 'wrong'}>
      <td>{question.number + 1}</td>
      {/* Can wrap onto two lines if the text is large. */}
      <th scope="row">{formatEquation(question).replaceAll('\u00A0', ' ')}</th>
      <td>
        <Sign role="img" aria-label={isCorrect ? over.correct : over.incorrect} className="check-sign" />
        {given.answer ?? over.nothing}
      </td>
      <td>{over.time(entry)}</td>
    </tr>
  );
}

/** Right and wrong answers for each table, as dots to count. */
export const TableByTable = ({ entries }: Props) => (
  <section className="grid gap-2">
    <h3 className="text-[1.125rem]">{over.tables}</h3>
    <ul className="check-tables">
      {getResultsByTable(entries).map(({ table, right, of }) => (
        <li key={table}>
          <b>{over.table(table)}</b>
          <span aria-hidden>
            {Array.from({ length: of }, (_, index) => (
              <i key={index} data-verdict={index < right ? 'right' : 'wrong'} />
            ))}
          </span>
          <span className="sr-only">{over.right(right, of)}</span>
        </li>
      ))}
    </ul>
  </section>
);
