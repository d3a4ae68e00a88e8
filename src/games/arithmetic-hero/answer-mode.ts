/* Whether answers are typed or chosen. Players choose this in the menu. With one switch, answers are always chosen. */
import { useEffect, useRef } from 'react';
import type { ArithmeticHeroActor } from '../../../machines/arithmetic-hero/machine';
import { scanningStore } from '../../device/scanning';
import { isOneSwitchOn } from '../../play/round/answer-mode';
import { useStore } from '../../ui/page-store';
import { readAnswerMode, storeAnswerMode } from './progress-stores';

/** Changes the answer mode of the next round if scanning has been switched on or off since the menu was last open. */
export function useChoiceWhileScanning(actor: ArithmeticHeroActor, isMenu: boolean): void {
  const isScanned = useStore(scanningStore) !== null;
  const known = useRef(isScanned);
  useEffect(() => {
    if (!isMenu || known.current === isScanned) return;
    known.current = isScanned;
    actor.send({ type: 'CHOOSE_ANSWERS', answers: isScanned ? 'choice' : readAnswerMode() });
  }, [actor, isMenu, isScanned]);
}

/** Stores the answer mode that the player chooses in the menu. One that comes from a link is not stored. */
export function useRememberedAnswerMode(actor: ArithmeticHeroActor): void {
  useEffect(() => {
    let last = actor.getSnapshot().context.settings;
    const subscription = actor.subscribe(({ context: { settings } }) => {
      // With one switch, the mode is set automatically rather than chosen by the player.
      if (settings.answers !== last.answers && !isOneSwitchOn()) storeAnswerMode(settings.answers);
      last = settings;
    });
    return () => subscription.unsubscribe();
  }, [actor]);
}
