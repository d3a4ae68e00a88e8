import { use, useEffect, useState } from 'react';
import { FactTile } from './FactTile';
import { KnownFactsContext } from './fact-improvements';
import { KNOWLEDGE_LEVEL_NAMES } from './knowledge-level-text';
import { moreText, moved, movedText } from './text';

/** Maximum number of facts to show, because a child will not read more. */
const SHOWN = 4;

/** Facts that this round improved on the map. Renders nothing if there are none. */
export function ImprovedFacts() {
  const known = use(KnownFactsContext);
  const [moves] = useState(() => known?.improvements() ?? []);
  // Another round may start when the player leaves the result.
  useEffect(() => () => known?.restart(), [known]);
  if (moves.length === 0) return null;
  const others = moves.length - SHOWN;
  return (
    <section aria-labelledby="moved" className="grid gap-2.5">
      <h3 id="moved" className="text-body">
        {moved}
      </h3>
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {moves.slice(0, SHOWN).map(({ skill, sum, figure, known }) => (
          <li key={skill} className="flex items-center gap-2.5">
            <FactTile known={known} figure={figure} />
            <span>{movedText(<b className="font-extrabold text-nowrap">{sum}</b>, KNOWLEDGE_LEVEL_NAMES[known])}</span>
          </li>
        ))}
        {others > 0 && <li className="self-center">{moreText(others)}</li>}
      </ul>
    </section>
  );
}
