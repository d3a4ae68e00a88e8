import { type ComponentType, useMemo, useState } from 'react';
import type { LeftRound } from '../../device/left-round';
import { AloneContext } from './alone';

/** The page of a game that one child plays: as it opens, or, if that is wanted, with the round that was left. */
export function PlayedAlone({ Screen }: { readonly Screen: ComponentType }) {
  const [resumed, goOn] = useState<LeftRound | null>(null);
  const alone = useMemo(() => ({ resumed, goOn }), [resumed]);
  return (
    <AloneContext value={alone}>
      <Screen key={resumed === null ? 'opened' : 'resumed'} />
    </AloneContext>
  );
}
