import { useEffect } from 'react';
import { announce } from '../../play/internal/announcer';

/** Hints can alternate several times a second while a sheet is being moved. */
const STEADY_MS = 1000;

/** Announces a hint once it has stayed for a second. Null for none. */
export function useSteadyHint(hint: string | null): void {
  useEffect(() => {
    if (hint === null) return undefined;
    const timer = setTimeout(() => announce(hint, { about: 'sheet' }), STEADY_MS);
    return () => clearTimeout(timer);
  }, [hint]);
}
