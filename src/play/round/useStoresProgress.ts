import { useHalf } from '../modes/duel/half';
import { useStorm } from '../modes/storm/storm';

/** Whether the player is the one whose progress is stored here: not with two players or a class. */
export function useStoresProgress(): boolean {
  const half = useHalf();
  const storm = useStorm();
  return half === null && storm === null;
}
