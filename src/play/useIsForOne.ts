import { useHalf } from './duel/half';
import { useStorm } from './storm/storm';

/** Whether a game is played by the one whose progress is stored here: by neither of two, and by no class. */
export function useIsForOne(): boolean {
  const half = useHalf();
  const storm = useStorm();
  return half === null && storm === null;
}
