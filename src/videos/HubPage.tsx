import Search from 'lucide-react/icons/search';
import { useDeferredValue, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useServerInput } from '../ui/adopt-server-input';
import { usePageTitle } from '../ui/page-title';
import { Switch } from '../ui/Switch';
import type { Catalogue } from './catalogue';
import { FoundBesideUnits, UnitTabs } from './HubUnits';
import type { Hub } from './hubs';
import { HEADINGS, INTROS } from './intro-text';
import { PlainLinkList } from './PlainLinkList';
import { SearchResults } from './SearchResults';
import { MAX_QUERY_LENGTH } from './terms';
import { text } from './text';
import { getEntryLocation } from './UnitSection';
import { type CardDeck, findLastOpenedEntry, useCardDeck } from './useCardDeck';
import { loadSearch } from './useSearchResult';
import { useTypedSearch } from './useTypedSearch';

const FLAG =
  'h-16.5 w-22 rounded-[0.875rem] object-cover shadow-[0_0_0_1px_rgb(27_27_58/0.12)] phone:h-11.25 phone:w-15 zoomed:hidden';

const FIELD =
  'min-h-14 w-full rounded-round border-2 border-border-control bg-surface pe-5 ps-13 text-text placeholder:text-text-soft ' +
  'placeholder:opacity-100 zoomed:pe-1 zoomed:ps-10';

interface Props {
  readonly hub: Hub;
  readonly catalogue: Catalogue;
}

/** A video hub's page: tabs with units, or search results. */
export default function HubPage({ hub, catalogue }: Props) {
  const heading = HEADINGS[catalogue.id] ?? catalogue.heading;
  usePageTitle(heading);
  const deck = useCardDeck();
  const { typed, type, settle, isEverywhere, searchEverywhere } = useTypedSearch();
  // The field updates immediately, while the results can take a moment longer on a slow device.
  const searched = useDeferredValue(typed);
  const isSearching = searched.trim() !== '';

  return (
    <main id="main" className="wrap pt-9 pb-18 phone:pt-6 phone:pb-12">
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-6 gap-y-1.5 narrow:grid-cols-[auto_1fr] phone:gap-x-3.5 zoomed:grid-cols-1">
        <img className={FLAG} src={hub.picture} alt="" width="88" height="66" />
        <div>
          <h1 className="text-[min(clamp(2rem,1.6rem+1.7vw,3rem),12.5vw)]">{heading}</h1>
          <p className="text-text-soft phone:text-[1rem]/[1.35]">{INTROS[catalogue.id]}</p>
        </div>
        <SearchField typed={typed} onType={type} onSettle={settle} />
      </div>
      {isSearching ? (
        <>
          <div className="mt-5 flex">
            <Switch label={text.allBoards} isOn={isEverywhere} onChange={searchEverywhere} />
          </div>
          <FoundBesideUnits catalogue={catalogue}>
            <SearchResults hub={catalogue} typed={searched} isEverywhere={isEverywhere} deck={deck} />
          </FoundBesideUnits>
        </>
      ) : (
        <>
          <Continue catalogue={catalogue} deck={deck} />
          <UnitTabs catalogue={catalogue} deck={deck} />
          <noscript className="for-reading">{import.meta.env.SSR && <PlainLinkList catalogue={catalogue} />}</noscript>
        </>
      )}
      <p className="mt-8 text-(length:--text-small) text-text-soft">{text.credits}</p>
    </main>
  );
}

interface SearchFieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onSettle: () => void;
}

function SearchField({ typed, onType, onSettle }: SearchFieldProps) {
  const id = useId();
  const field = useServerInput<HTMLInputElement>(({ value }) => onType(value));
  return (
    <search className="relative w-85 scriptless:hidden narrow:col-[1/3] narrow:mt-2 narrow:w-full zoomed:col-[1]">
      <label htmlFor={id} className="sr-only">
        {text.search}
      </label>
      <Search
        aria-hidden
        className="icon pointer-events-none absolute top-4.25 start-4.5 text-text-soft zoomed:start-3"
      />
      <input
        ref={field}
        id={id}
        type="search"
        className={FIELD}
        autoComplete="off"
        maxLength={MAX_QUERY_LENGTH}
        placeholder={text.search}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onFocus={() => loadSearch().catch(() => {})}
        onBlur={onSettle}
        onKeyDown={({ key }) => key === 'Enter' && onSettle()}
      />
    </search>
  );
}

/** A link to the last opened entry. */
function Continue({ catalogue, deck }: { readonly catalogue: Catalogue; readonly deck: CardDeck }) {
  // Fixed when the page opens, so that nothing moves when another card is opened.
  const [last] = useState(() => findLastOpenedEntry(deck.viewing, catalogue));
  if (last === undefined) return null;
  return (
    <p className="mt-5">
      {text.carryOn}{' '}
      <Link lang="en" to={getEntryLocation(last)} className="inline-block py-2.5 font-bold text-text-link">
        {last.entry.title}
      </Link>
    </p>
  );
}
