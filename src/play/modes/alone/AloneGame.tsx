import { type ComponentType, useMemo, useState } from 'react';
import type { UnfinishedRound } from '../../../device/unfinished-round';
import { ALONE, type Offers, type PlayMode, PlayModeContext } from '../../round/play-mode';

interface Props {
  readonly offers: Offers;
  readonly Screen: ComponentType;
}

/** The page of a game for one child, which can restart with the unfinished round. */
export function AloneGame({ offers, Screen }: Props) {
  const [resumed, goOn] = useState<UnfinishedRound | null>(null);
  const mode = useMemo(
    (): PlayMode => ({ ...ALONE, offers, stores: { progress: true, unfinishedRound: { resumed, goOn } } }),
    [offers, resumed],
  );
  return (
    <PlayModeContext value={mode}>
      <Screen key={resumed === null ? 'opened' : 'resumed'} />
    </PlayModeContext>
  );
}
