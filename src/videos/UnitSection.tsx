import { Link } from 'react-router-dom';
import { type Catalogue, type HubTab, idOf, type PlacedEntry, type Unit } from './catalogue';
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
export const addressOf = ({ tab, entry }: PlacedEntry) => ({
  search: `?tab=${tab.id}`,
  hash: `#${encodeURIComponent(idOf(entry))}`,
});

/** Whether an address leads to this unit, or to something in it. */
export const holds = ({ id, entries }: Unit, hash: string): boolean =>
  [id, ...entries.map(idOf)].some((name) => hash === `#${encodeURIComponent(name)}`);

/** A unit: its exact title, which leads to itself, and its cards. */
export function UnitSection({ hub, tab, unit, deck }: Props) {
  const places = unit.entries.map((entry) => ({ entry, unit, tab }));
  const watched = watchedIn(deck.viewing, hub, places);
  return (
    <section id={unit.id} className="hub-unit" aria-labelledby={`${unit.id}-title`}>
      <div className="hub-unit-head">
        <h2 id={`${unit.id}-title`}>
          <Link to={unitAddress(tab, unit)}>{unit.title}</Link>
        </h2>
        {watched > 0 && (
          <span>
            {watched} of {places.length} watched
          </span>
        )}
      </div>
      <div className="entries">
        {places.map((place) => (
          <EntryCard key={idOf(place.entry)} place={place} {...deck.cardOf(hub, place)} />
        ))}
      </div>
    </section>
  );
}
