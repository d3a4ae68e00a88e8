import { type ComponentType, useMemo, useState } from 'react';
import type { UnfinishedRound } from '../../../device/unfinished-round';
import { ALONE, type PlayMode, PlayModeContext } from '../../round/play-mode';

interface Props extends Pick<PlayMode, 'offers'>, Partial<Pick<PlayMode, 'kind' | 'start' | 'isShort'>> {
  readonly Screen: ComponentType;
}

/** The page of a game for one child, which can restart with the unfinished round. */
export function AloneGame({ kind = 'alone', offers, start = null, isShort = false, Screen }: Props) {
  const [resumed, goOn] = useState<UnfinishedRound | null>(null);
  const mode = useMemo(
    (): PlayMode => ({
      ...ALONE,
      kind,
      offers,
      start,
      isShort,
      stores: { progress: true, unfinishedRound: { resumed, goOn } },
    }),
    [kind, offers, start, isShort, resumed],
  );
  return (
    <PlayModeContext value={mode}>
      <Screen key={resumed === null ? 'opened' : 'resumed'} />
    </PlayModeContext>
  );
}
