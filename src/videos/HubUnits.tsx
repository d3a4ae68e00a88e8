/* The units of a hub in tabs, with a list of links to them that stays during a search. */

import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { Tabs } from '../ui/Tabs';
import type { Catalogue, HubTab, Unit } from './catalogue';
import { text } from './text';
import { containsHash, getUnitLocation, UnitSection } from './UnitSection';
import type { CardDeck } from './useCardDeck';

/** The list of units is at the side, or above the units in a narrow window. */
const BESIDE_UNITS = 'grid grid-cols-[14.25rem_minmax(0,1fr)] items-start gap-10 narrow:grid-cols-1 narrow:gap-6';

const UNIT =
  'flex min-h-(--target) items-center justify-between gap-2 rounded-small px-3.5 py-1 text-[1.0625rem]/[1.25] font-bold ' +
  'narrow:rounded-round';
const SHOWN_UNIT = 'bg-tint-violet text-on-tint-violet';
const OTHER_UNIT = 'hover:bg-surface-sunken narrow:shadow-[inset_0_0_0_2px_var(--border)] [&>small]:text-text-soft';

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

export function UnitTabs({ catalogue, deck }: { readonly catalogue: Catalogue; readonly deck: CardDeck }) {
  const [chosen, choose] = useTab(catalogue);
  return (
    <Tabs
      label={text.sections}
      value={chosen?.id ?? ''}
      onValueChange={choose}
      className="mt-7 scriptless:hidden phone:mt-4"
      tabs={catalogue.tabs.map((tab) => ({
        value: tab.id,
        label: <span lang="en">{tab.title}</span>,
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

interface FoundProps {
  readonly catalogue: Catalogue;
  readonly children: ReactNode;
}

/** Search results, next to the units of the tab that was shown before. A link to one of them ends the search. */
export function FoundBesideUnits({ catalogue, children }: FoundProps) {
  const [tab] = useTab(catalogue);
  const hasList = tab !== undefined && tab.units.length > 1;
  return (
    <div className={hasList ? `mt-4 ${BESIDE_UNITS}` : undefined}>
      {hasList && <UnitList tab={tab} shown={undefined} />}
      {children}
    </div>
  );
}

interface UnitListProps {
  readonly tab: HubTab;
  readonly shown: Unit | undefined;
}

const UnitList = ({ tab, shown }: UnitListProps) => (
  <nav
    className="sticky top-24 grid gap-0.5 narrow:static narrow:flex narrow:flex-wrap narrow:gap-2"
    aria-label={text.units}
  >
    {tab.units.map((unit) => (
      <Link
        key={unit.id}
        lang="en"
        to={getUnitLocation(tab, unit)}
        aria-current={unit === shown ? 'location' : undefined}
        className={`${UNIT} ${unit === shown ? SHOWN_UNIT : OTHER_UNIT}`}
      >
        {unit.title} <small className="text-[0.9375rem] font-semibold">{unit.entries.length}</small>
      </Link>
    ))}
  </nav>
);

/** The units of a tab, with a list of links to them if there are several. */
function TabUnits({ catalogue, tab, deck }: TabUnitsProps) {
  const { hash } = useLocation();
  const shown = tab.units.find((unit) => containsHash(unit, hash)) ?? tab.units[0];
  return (
    <div className={tab.units.length > 1 ? BESIDE_UNITS : undefined}>
      {tab.units.length > 1 && <UnitList tab={tab} shown={shown} />}
      <div>
        {tab.units.map((unit) => (
          <UnitSection key={unit.id} hub={catalogue} tab={tab} unit={unit} deck={deck} />
        ))}
      </div>
    </div>
  );
}
