import { Link } from 'react-router-dom';
import { type Catalogue, getEntryId } from './catalogue';
import { EntryCard } from './EntryCard';
import { HUBS } from './hubs';
import type { SearchOutcome } from './search';
import { results } from './text';
import type { CardDeck } from './useCardDeck';
import { searchEverywhere, searchHub, useSearchResult } from './useSearchResult';
import { getSearchUrl } from './useTypedSearch';

interface Props {
  readonly hub: Catalogue;
  readonly typed: string;
  /** Whether to search all hubs or only this one. */
  readonly isEverywhere: boolean;
  readonly deck: CardDeck;
}

/** The maximum number of related entries. */
const MAX_NEAR = 6;

/** Search results with matching words marked. If nothing matches, shows related entries and matches in other hubs. */
export function SearchResults({ hub, typed, isEverywhere, deck }: Props) {
  const here = useSearchResult(searchHub(hub), typed);
  const isMissing = here !== null && here.findings !== 'failed' && ['near', 'none'].includes(here.findings.how);
  const everywhere = useSearchResult(isEverywhere || isMissing ? searchEverywhere : null, typed);
  const shown = isEverywhere ? everywhere : here;
  if (shown === null) return <p role="status">{results.looking}</p>;
  if (shown.findings === 'failed')
    return (
      <p role="status">{here === null || here.findings === 'failed' ? results.failed : results.failedElsewhere}</p>
    );
  const elsewhere = isMissing && everywhere?.typed === shown.typed ? everywhere.findings : 'failed';
  const others = isEverywhere || elsewhere === 'failed' ? NONE : othersWith(elsewhere, hub, shown.findings.how);
  return <List findings={shown.findings} typed={shown.typed} others={others} isEverywhere={isEverywhere} deck={deck} />;
}

/** Matches in other hubs, and whether they are only related entries. */
interface Others {
  readonly count: number;
  readonly areNear: boolean;
  readonly hubs: readonly { readonly label: string; readonly path: string; readonly count: number }[];
}

const NONE: Others = { count: 0, areNear: false, hubs: [] };

function othersWith({ how, found }: SearchOutcome, here: Catalogue, howHere: SearchOutcome['how']): Others {
  // Related entries in other hubs help only if there is nothing here.
  if (how === 'near' && howHere === 'near') return NONE;
  const elsewhere = found.filter(({ hub }) => hub.id !== here.id);
  return {
    count: elsewhere.length,
    areNear: how === 'near',
    hubs: HUBS.map(({ id, label, path }) => ({
      label,
      path,
      count: elsewhere.filter(({ hub }) => hub.id === id).length,
    })).filter(({ count }) => count > 0),
  };
}

const BOARD =
  'inline-flex min-h-(--target) items-center gap-2 rounded-round bg-tint-violet px-4.5 py-1 font-bold text-on-tint-violet ' +
  'hover:underline';

interface ListProps {
  readonly findings: SearchOutcome;
  readonly typed: string;
  readonly others: Others;
  readonly isEverywhere: boolean;
  readonly deck: CardDeck;
}

function List({ findings, typed, others, isEverywhere, deck }: ListProps) {
  const { how, found } = findings;
  return (
    <section className="mt-1 grid gap-1" aria-label={results.title}>
      <h2 className="sr-only">{results.title}</h2>
      <p role="status" className="font-bold">
        {statusText(findings, typed.trim(), others)}
      </p>
      {others.count > 0 && (
        <ul className="my-2 flex flex-wrap gap-2" aria-label={results.others}>
          {others.hubs.map(({ label, path, count }) => (
            <li key={path}>
              <Link to={{ pathname: path, search: getSearchUrl(typed) }} className={BOARD}>
                {label} <small className="text-[0.9375rem] font-semibold">{count}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {how === 'near' && others.count > 0 && <p className="font-bold">{results.nearHere}</p>}
      <div className="mt-3 grid gap-4">
        {(how === 'near' ? found.slice(0, MAX_NEAR) : found).map((one) => (
          <EntryCard
            key={`${one.hub.id} ${getEntryId(one.entry)}`}
            located={one}
            words={one.words}
            where={[...(isEverywhere ? [one.hub.heading] : []), one.tab.title, one.unit.title].join(' › ')}
            {...deck.getCard(one.hub, one)}
          />
        ))}
      </div>
    </section>
  );
}

function statusText({ how, found }: SearchOutcome, typed: string, others: Others): string {
  if (how === 'blank') return results.blank;
  if (how === 'all') return results.matches(found.length);
  if (how === 'slip') return results.similar(typed);
  if (others.areNear) return results.relatedElsewhere(typed);
  if (others.count > 0) return results.elsewhere(typed, others.count);
  return how === 'near' ? results.related(typed) : results.nothing(typed);
}
