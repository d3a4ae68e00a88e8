/* How answers are given: as the player chooses in the menu, or by choosing if one switch is used. */
import { useEffect, useRef } from 'react';
import type { ArithmeticHeroActor } from '../../../machines/arithmetic-hero/machine';
import { scanningStore } from '../../device/scanning';
import { isOneSwitchOn } from '../../play/round/answer-mode';
import { useStore } from '../../ui/page-store';
import { readAnswerMode, storeAnswerMode } from './progress-stores';

/** Changes how the next round is answered if scanning has begun or ended since the page or its menu was last open. */
export function useChoiceWhileScanning(actor: ArithmeticHeroActor, isMenu: boolean): void {
  const isScanned = useStore(scanningStore) !== null;
  const known = useRef(isScanned);
  useEffect(() => {
    if (!isMenu || known.current === isScanned) return;
    known.current = isScanned;
    actor.send({ type: 'CHOOSE_ANSWERS', answers: isScanned ? 'choice' : readAnswerMode() });
  }, [actor, isMenu, isScanned]);
}

/** Remembers how the player chose to answer in the menu. A choice that came from a link is not remembered. */
export function useRememberedAnswerMode(actor: ArithmeticHeroActor): void {
  useEffect(() => {
    let last = actor.getSnapshot().context.settings;
    const subscription = actor.subscribe(({ context: { settings } }) => {
      // One switch sets the answers without asking.
      if (settings.answers !== last.answers && !isOneSwitchOn()) storeAnswerMode(settings.answers);
      last = settings;
    });
    return () => subscription.unsubscribe();
  }, [actor]);
}
