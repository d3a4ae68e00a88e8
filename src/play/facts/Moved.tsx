import { useEffect, useState } from 'react';
import { FactTile } from './FactTile';
import { KNOWN_NAMES } from './known-text';
import { markRound, movesOfRound } from './moved';

/** So many are named; a child reads no more of them. */
const SHOWN = 4;

/** What a round has moved on the map of what is known; nothing where nothing has moved. */
export function Moved() {
  const [moves] = useState(movesOfRound);
  // When the result is left another round may begin.
  useEffect(() => markRound, []);
  if (moves.length === 0) return null;
  const others = moves.length - SHOWN;
  return (
    <section aria-labelledby="moved" className="grid gap-2.5">
      <h3 id="moved" className="text-[1.125rem]">
        New on your map
      </h3>
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {moves.slice(0, SHOWN).map(({ skill, sum, figure, known }) => (
          <li key={skill} className="flex items-center gap-2.5">
            <FactTile known={known} figure={figure} />
            <span>
              <b className="font-extrabold text-nowrap">{sum}</b> is now {KNOWN_NAMES[known]}
            </span>
          </li>
        ))}
        {others > 0 && <li className="self-center">and {others} more</li>}
      </ul>
    </section>
  );
}
