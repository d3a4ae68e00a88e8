import { useHalf } from '../modes/duel/half';
import { useStorm } from '../modes/storm/storm';

/** Whether the player's progress is stored on this device: not with two players or a class. */
export function useStoresProgress(): boolean {
  const half = useHalf();
  const storm = useStorm();
  return half === null && storm === null;
}
