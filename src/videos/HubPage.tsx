import Search from 'lucide-react/icons/search';
import { useDeferredValue, useId, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useServerInput } from '../ui/adopt-server-input';
import { usePageTitle } from '../ui/page-title';
import { Switch } from '../ui/Switch';
import { Tabs } from '../ui/Tabs';
import type { Catalogue, HubTab } from './catalogue';
import type { Hub } from './hubs';
import { PlainLinkList } from './PlainLinkList';
import { SearchResults } from './SearchResults';
import { MAX_QUERY_LENGTH } from './terms';
import { containsHash, getEntryLocation, getUnitLocation, UnitSection } from './UnitSection';
import { type CardDeck, findLastOpenedEntry, useCardDeck } from './useCardDeck';
import { loadSearch } from './useSearchResult';
import { useTypedSearch } from './useTypedSearch';

const FLAG =
  'h-16.5 w-22 rounded-[0.875rem] object-cover shadow-[0_0_0_1px_rgb(27_27_58/0.12)] phone:h-11.25 phone:w-15 zoomed:hidden';

const FIELD =
  'min-h-14 w-full rounded-round border-2 border-border-control bg-surface pr-5 pl-13 text-text placeholder:text-text-soft ' +
  'placeholder:opacity-100 zoomed:pr-1 zoomed:pl-10';

/** The list of units is at the side, or above the units in a narrow window. */
const BESIDE_UNITS = 'grid grid-cols-[14.25rem_minmax(0,1fr)] items-start gap-10 narrow:grid-cols-1 narrow:gap-6';

const UNIT =
  'flex min-h-(--target) items-center justify-between gap-2 rounded-small px-3.5 py-1 text-[1.0625rem]/[1.25] font-bold ' +
  'narrow:rounded-round';
const SHOWN_UNIT = 'bg-tint-violet text-on-tint-violet';
const OTHER_UNIT = 'hover:bg-surface-sunken narrow:shadow-[inset_0_0_0_2px_var(--border)] [&>small]:text-text-soft';

interface Props {
  readonly hub: Hub;
  readonly catalogue: Catalogue;
}

/** A video hub's page: tabs with units, or search results. */
export default function HubPage({ hub, catalogue }: Props) {
  usePageTitle(catalogue.heading);
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
          <h1 className="text-[min(clamp(2rem,1.6rem+1.7vw,3rem),12.5vw)]">{catalogue.heading}</h1>
          <p className="text-text-soft phone:text-[1rem]/[1.35]">{catalogue.intro}</p>
        </div>
        <SearchField typed={typed} onType={type} onSettle={settle} />
      </div>
      {isSearching ? (
        <>
          <div className="mt-5 flex">
            <Switch label="All exam boards" isOn={isEverywhere} onChange={searchEverywhere} />
          </div>
          <SearchResults hub={catalogue} typed={searched} isEverywhere={isEverywhere} deck={deck} />
        </>
      ) : (
        <>
          <Continue catalogue={catalogue} deck={deck} />
          <UnitTabs catalogue={catalogue} deck={deck} />
          <noscript className="for-reading">{import.meta.env.SSR && <PlainLinkList catalogue={catalogue} />}</noscript>
        </>
      )}
      <p className="mt-8 text-(length:--text-small) text-text-soft">
        All videos belong to their educators and are hosted on YouTube. We chose them but did not make them. If we are
        not sure who made one, it says “Listed under”.
      </p>
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
        Search title, teacher or unit
      </label>
      <Search
        aria-hidden
        className="icon pointer-events-none absolute top-4.25 left-4.5 text-text-soft zoomed:left-3"
      />
      <input
        ref={field}
        id={id}
        type="search"
        className={FIELD}
        autoComplete="off"
        maxLength={MAX_QUERY_LENGTH}
        placeholder="Search title, teacher or unit"
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
      Continue:{' '}
      <Link to={getEntryLocation(last)} className="inline-block py-2.5 font-bold text-text-link">
        {last.entry.title}
      </Link>
    </p>
  );
}

/**
 * The tab in the URL, the tab of the unit or video in the URL, or the first one. A video may have moved to another tab
 * since an older link was made.
 */
function useTab({ tabs }: Catalogue): [tab: HubTab | undefined, choose: (id: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const { hash } = useLocation();
  const named = tabs.find(({ id }) => id === parameters.get('tab'));
  const holding = [named, ...tabs].find((tab) => tab?.units.some((unit) => containsHash(unit, hash)));
  return [holding ?? named ?? tabs[0], (tab) => setParameters({ tab }, { replace: true })];
}

function UnitTabs({ catalogue, deck }: { readonly catalogue: Catalogue; readonly deck: CardDeck }) {
  const [chosen, choose] = useTab(catalogue);
  return (
    <Tabs
      label="Sections"
      value={chosen?.id ?? ''}
      onValueChange={choose}
      className="mt-7 scriptless:hidden phone:mt-4"
      tabs={catalogue.tabs.map((tab) => ({
        value: tab.id,
        label: tab.title,
        content: <TabUnits catalogue={catalogue} tab={tab} deck={deck} />,
      }))}
    />
  );
}

interface TabUnitsProps {
  readonly catalogue: Catalogue;
  readonly tab: HubTab;
  readonly deck: CardDeck;
}

/** The units of a tab, with a list of links to them if there are several. */
function TabUnits({ catalogue, tab, deck }: TabUnitsProps) {
  const { hash } = useLocation();
  const shown = tab.units.find((unit) => containsHash(unit, hash)) ?? tab.units[0];
  return (
    <div className={tab.units.length > 1 ? BESIDE_UNITS : undefined}>
      {tab.units.length > 1 && (
        <nav
          className="sticky top-24 grid gap-0.5 narrow:static narrow:flex narrow:flex-wrap narrow:gap-2"
          aria-label="Units"
        >
          {tab.units.map((unit) => (
            <Link
              key={unit.id}
              to={getUnitLocation(tab, unit)}
              aria-current={unit === shown ? 'location' : undefined}
              className={`${UNIT} ${unit === shown ? SHOWN_UNIT : OTHER_UNIT}`}
            >
              {unit.title} <small className="text-[0.9375rem] font-semibold">{unit.entries.length}</small>
            </Link>
          ))}
        </nav>
      )}
      <div>
        {tab.units.map((unit) => (
          <UnitSection key={unit.id} hub={catalogue} tab={tab} unit={unit} deck={deck} />
        ))}
      </div>
    </div>
  );
}
