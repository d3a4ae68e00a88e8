import { Link } from 'react-router-dom';
import { type Catalogue, type HubTab, idOf, type LocatedEntry, type Unit } from './catalogue';
import { EntryCard } from './EntryCard';
import { type CardDeck, watchedIn } from './useHub';

interface Props {
  readonly hub: Catalogue;
  readonly tab: HubTab;
  readonly unit: Unit;
  readonly deck: CardDeck;
}

/** The address of a unit within its hub. */
export const unitAddress = (tab: HubTab, unit: Unit) => ({ search: `?tab=${tab.id}`, hash: `#${unit.id}` });

/** The address of an entry within its hub. */
export const addressOf = ({ tab, entry }: LocatedEntry) => ({
  search: `?tab=${tab.id}`,
  hash: `#${encodeURIComponent(idOf(entry))}`,
});

/** Whether an address leads to this unit, or to something in it. */
export const holds = ({ id, entries }: Unit, hash: string): boolean =>
  [id, ...entries.map(idOf)].some((name) => hash === `#${encodeURIComponent(name)}`);

/** A unit: its exact title, which leads to itself, and its cards. */
export function UnitSection({ hub, tab, unit, deck }: Props) {
  const allLocated = unit.entries.map((entry) => ({ entry, unit, tab }));
  const watched = watchedIn(deck.viewing, hub, allLocated);
  return (
    <section id={unit.id} className="hub-unit" aria-labelledby={`${unit.id}-title`}>
      <div className="hub-unit-head">
        <h2 id={`${unit.id}-title`}>
          <Link to={unitAddress(tab, unit)}>{unit.title}</Link>
        </h2>
        {watched > 0 && (
          <span>
            {watched} of {allLocated.length} watched
          </span>
        )}
      </div>
      <div className="entries">
        {allLocated.map((located) => (
          <EntryCard key={idOf(located.entry)} located={located} {...deck.cardOf(hub, located)} />
        ))}
      </div>
    </section>
  );
}
