import { useEffect, useState } from 'react';
import { lazyPart } from '../lazy-part';
import { type Catalogue, idOf } from './catalogue';
import { EntryCard } from './EntryCard';
import { HUBS, loadCatalogue } from './hubs';
import { type Search, searchIn } from './search';
import type { CardDeck } from './useHub';

/** The search in all hubs; one that did not arrive is fetched again when it is asked for again. */
const everySearch = lazyPart(async () => searchIn(await Promise.all(HUBS.map(({ id }) => loadCatalogue(id)))));

interface Props {
  readonly hub: Catalogue;
  readonly typed: string;
  /** Whether all hubs are searched, not this one alone. */
  readonly isEverywhere: boolean;
  readonly deck: CardDeck;
}

/** What was found, with the words by which it was found marked; where nothing was, what is near. */
export function Results({ hub, typed, isEverywhere, deck }: Props) {
  const search = useSearch(hub, isEverywhere);
  if (search === null) return <p role="status">Looking through all exam boards ...</p>;
  if (search === 'failed')
    return (
      <p role="status">The other exam boards did not arrive. Look in this one, or try again when you are online.</p>
    );
  const { found, isNear } = search(typed);
  return (
    <section className="hub-results" aria-label="Search results">
      <h2 className="sr-only">What was found</h2>
      <p role="status">{countOf(found.length, isNear, typed.trim())}</p>
      <div className="entries">
        {found.map((one) => (
          <EntryCard
            key={`${one.hub.id} ${idOf(one.entry)}`}
            place={one}
            words={one.words}
            where={[...(isEverywhere ? [one.hub.heading] : []), one.tab.title, one.unit.title].join(' › ')}
            {...deck.cardOf(one.hub, one)}
          />
        ))}
      </div>
    </section>
  );
}

function countOf(count: number, isNear: boolean, typed: string): string {
  if (isNear) {
    return count === 0
      ? `Nothing has “${typed}” in it. Try another word, such as a topic or a teacher.`
      : `Nothing has “${typed}” in it. These are near:`;
  }
  return count === 1 ? '1 match' : `${count} matches`;
}

/** The search in one hub, or in all of them; null while they are being fetched. */
function useSearch(hub: Catalogue, isEverywhere: boolean): Search | 'failed' | null {
  const [here] = useState(() => searchIn([hub]));
  const [everywhere, setEverywhere] = useState<Search | 'failed' | null>(null);
  useEffect(() => {
    if (!isEverywhere) return undefined;
    let isWanted = true;
    everySearch().then(
      (search) => isWanted && setEverywhere(() => search),
      () => isWanted && setEverywhere('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [isEverywhere]);
  return isEverywhere ? everywhere : here;
}
