import { useEffect, useState } from 'react';
import { playTime } from '../../stage/play-time';

/** Whether to suggest a break. Decided once, when a result is shown. */
export function useBreakSuggestion(): boolean {
  const [isOffered] = useState(() => playTime.isBreakDue);
  useEffect(() => {
    if (isOffered) playTime.suggestBreak();
  }, [isOffered]);
  return isOffered;
}
