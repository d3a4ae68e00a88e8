import { type ComponentType, useMemo, useState } from 'react';
import type { LeftRound } from '../../../device/left-round';
import { ResumeContext } from './resume-context';

/** The page of a game for one child, which can restart with the unfinished round. */
export function ResumableGame({ Screen }: { readonly Screen: ComponentType }) {
  const [resumed, goOn] = useState<LeftRound | null>(null);
  const alone = useMemo(() => ({ resumed, goOn }), [resumed]);
  return (
    <ResumeContext value={alone}>
      <Screen key={resumed === null ? 'opened' : 'resumed'} />
    </ResumeContext>
  );
}
