import './hub.css';
import './entry-card.css';
import { Search } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../ui/page-title';
import { Switch } from '../ui/Switch';
import { Tabs } from '../ui/Tabs';
import { hearTypedBefore } from '../ui/typed-before';
import type { Catalogue, HubTab } from './catalogue';
import type { Hub } from './hubs';
import { PlainList } from './PlainList';
import { Results } from './Results';
import { addressOf, holds, UnitSection, unitAddress } from './UnitSection';
import { useTypedSearch } from './useAddress';
import { type CardDeck, lastOpened, useCardDeck } from './useHub';
import { fetchSearch } from './useSearch';
import { MAX_TYPED } from './words';

interface Props {
  readonly hub: Hub;
  readonly catalogue: Catalogue;
}

/** The page of a video hub: its tabs with their units, or what was searched for. */
export default function HubPage({ hub, catalogue }: Props) {
  usePageTitle(catalogue.heading);
  const deck = useCardDeck();
  const { typed, type, settle, isEverywhere, searchEverywhere } = useTypedSearch();
  // What is typed is seen at once; the cards that it finds may take a slow device a moment longer.
  const searched = useDeferredValue(typed);
  const isSearching = searched.trim() !== '';

  return (
    <main id="main" className="hub-page wrap">
      <div className="hub-top">
        <img className="hub-page-flag" src={hub.picture} alt="" width="88" height="66" />
        <div>
          <h1>{catalogue.heading}</h1>
          <p>{catalogue.intro}</p>
        </div>
        <SearchField typed={typed} onType={type} onSettle={settle} />
      </div>
      {isSearching ? (
        <>
          <Switch label="All exam boards" isOn={isEverywhere} onChange={searchEverywhere} />
          <Results hub={catalogue} typed={searched} isEverywhere={isEverywhere} deck={deck} />
        </>
      ) : (
        <>
          <Continue catalogue={catalogue} deck={deck} />
          <UnitTabs catalogue={catalogue} deck={deck} />
          <noscript className="for-reading">{import.meta.env.SSR && <PlainList catalogue={catalogue} />}</noscript>
        </>
      )}
      <p className="hub-thanks">
        All videos belong to their educators and are hosted on YouTube. We chose them; we did not make them. Where we
        are not certain who made one, it says “Listed under”.
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
  return (
    <search className="hub-search scriptless:hidden">
      <label htmlFor={id} className="sr-only">
        Search title, teacher or unit
      </label>
      <Search aria-hidden className="icon" />
      <input
        ref={hearTypedBefore}
        id={id}
        type="search"
        autoComplete="off"
        maxLength={MAX_TYPED}
        placeholder="Search title, teacher or unit"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onFocus={() => fetchSearch().catch(() => {})}
        onBlur={onSettle}
        onKeyDown={({ key }) => key === 'Enter' && onSettle()}
      />
    </search>
  );
}

/** The way back to what was opened last. */
function Continue({ catalogue, deck }: { readonly catalogue: Catalogue; readonly deck: CardDeck }) {
  // As it stood when the page was opened: nothing is to move when another card is.
  const [last] = useState(() => lastOpened(deck.viewing, catalogue));
  if (last === undefined) return null;
  return (
    <p className="hub-continue">
      Continue: <Link to={addressOf(last)}>{last.entry.title}</Link>
    </p>
  );
}

/**
 * The tab that the address names, or whose unit or video it names, or the first. A video may have moved to another tab than
 * the one that an older link names.
 */
function useTab({ tabs }: Catalogue): [tab: HubTab | undefined, choose: (id: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const { hash } = useLocation();
  const named = tabs.find(({ id }) => id === parameters.get('tab'));
  const holding = [named, ...tabs].find((tab) => tab?.units.some((unit) => holds(unit, hash)));
  return [holding ?? named ?? tabs[0], (tab) => setParameters({ tab }, { replace: true })];
}

function UnitTabs({ catalogue, deck }: { readonly catalogue: Catalogue; readonly deck: CardDeck }) {
  const [chosen, choose] = useTab(catalogue);
  return (
    <Tabs
      label="Parts of the exam"
      value={chosen?.id ?? ''}
      onValueChange={choose}
      className="hub-tabs scriptless:hidden"
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

/** The units of a tab, with a list of them at their side where there are several. */
function TabUnits({ catalogue, tab, deck }: TabUnitsProps) {
  const { hash } = useLocation();
  const shown = tab.units.find((unit) => holds(unit, hash)) ?? tab.units[0];
  return (
    <div className="hub-body" data-units={tab.units.length > 1 ? 'several' : 'one'}>
      {tab.units.length > 1 && (
        <nav className="hub-units" aria-label="Units">
          {tab.units.map((unit) => (
            <Link key={unit.id} to={unitAddress(tab, unit)} aria-current={unit === shown ? 'location' : undefined}>
              {unit.title} <small>{unit.entries.length}</small>
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
