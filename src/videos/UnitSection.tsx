import { Link } from 'react-router-dom';
import { type Catalogue, getEntryId, type HubTab, type LocatedEntry, type Unit } from './catalogue';
import { EntryCard } from './EntryCard';
import { text } from './text';
import { getUnitPractice } from './unit-practice';
import { type CardDeck, countWatched } from './useCardDeck';

interface Props {
  readonly hub: Catalogue;
  readonly tab: HubTab;
  readonly unit: Unit;
  readonly deck: CardDeck;
}

const ENTRY_GRID = 'mt-4 grid grid-cols-3 items-stretch gap-5 narrow:grid-cols-2 phone:grid-cols-1';

/** The URL of a unit within its hub. */
export const getUnitLocation = (tab: HubTab, unit: Unit) => ({ search: `?tab=${tab.id}`, hash: `#${unit.id}` });

/** The URL of an entry within its hub. */
export const getEntryLocation = ({ tab, entry }: LocatedEntry) => ({
  search: `?tab=${tab.id}`,
  hash: `#${encodeURIComponent(getEntryId(entry))}`,
});

/** Whether a fragment is the id of this unit or one of its entries. */
export const containsHash = ({ id, entries }: Unit, hash: string): boolean =>
  [id, ...entries.map(getEntryId)].some((name) => hash === `#${encodeURIComponent(name)}`);

/** A unit: its exact title, which is a link to the unit, and its cards. */
export function UnitSection({ hub, tab, unit, deck }: Props) {
  const allLocated = unit.entries.map((entry) => ({ entry, unit, tab }));
  const practice = getUnitPractice(hub.id, tab.id, unit.id);
  const watched = countWatched(deck.viewing, hub, allLocated);
  return (
    <section id={unit.id} className="not-first:mt-10" aria-labelledby={`${unit.id}-title`}>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 lang="en" id={`${unit.id}-title`} className="text-[1.75rem]">
          <Link to={getUnitLocation(tab, unit)} className="hover:underline">
            {unit.title}
          </Link>
        </h2>
        {watched > 0 && (
          <span className="text-[1rem] font-bold text-text-soft">{text.watchedOf(watched, allLocated.length)}</span>
        )}
      </div>
      {practice.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-5">
          <span>{text.practise}</span>
          {practice.map(([slug, title]) => (
            <Link
              key={slug}
              to={`/topics/${slug}`}
              className="inline-flex min-h-(--target) items-center font-bold text-text-link underline"
            >
              {title}
            </Link>
          ))}
        </p>
      )}
      <div className={ENTRY_GRID}>
        {allLocated.map((located) => (
          <EntryCard key={getEntryId(located.entry)} located={located} {...deck.getCard(hub, located)} />
        ))}
      </div>
    </section>
  );
}
