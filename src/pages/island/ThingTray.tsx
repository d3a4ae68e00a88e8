import type { MouseEvent } from 'react';
import { ThingPicture } from './ThingPicture';
import { text } from './text';
import type { OwnIslandState } from './useOwnIsland';

/** The things that are won and not on the island. A tap selects one for the next tap; a key places it at once. */
export function ThingTray({ state }: { readonly state: OwnIslandState }) {
  const { waiting, standing, selected, select, putAnywhere } = state;
  return (
    <section aria-labelledby="things" className="thing-tray" data-slot="tray">
      <h2 id="things">{text.things}</h2>
      {waiting.length === 0 && <p>{text.allPlaced}</p>}
      <ul>
        {waiting.map((thing, index) => (
          <li key={thing.id}>
            <button
              type="button"
              className="thing"
              data-card={standing.length + index}
              data-thing={thing.id}
              aria-label={thing.name}
              aria-pressed={selected?.id === thing.id}
              onClick={({ detail }: MouseEvent) => {
                if (detail > 0) return select(selected?.id === thing.id ? null : thing);
                putAnywhere(thing);
              }}
            >
              <ThingPicture thing={thing} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
