/* How answers are given: as the player chooses in the menu, or by choosing if one switch is used. */
import { useEffect, useRef } from 'react';
import type { ArithmeticHeroActor } from '../../../machines/arithmetic-hero/machine';
import { scanningStore } from '../../device/scanning';
import { isBySwitch } from '../../play/round/answer-form';
import { useStore } from '../../ui/page-store';
import { readAnswerForm, storeAnswerForm } from './progress-stores';

/** Changes how the next round is answered if scanning has begun or ended since the page or its menu was last open. */
export function useAnswersByScanning(actor: ArithmeticHeroActor, isMenu: boolean): void {
  const isScanned = useStore(scanningStore) !== null;
  const known = useRef(isScanned);
  useEffect(() => {
    if (!isMenu || known.current === isScanned) return;
    known.current = isScanned;
    actor.send({ type: 'CHOOSE_ANSWERS', answers: isScanned ? 'choice' : readAnswerForm() });
  }, [actor, isMenu, isScanned]);
}

/** Remembers how the player chose to answer in the menu. A choice that came from a link is not remembered. */
export function useRememberedAnswers(actor: ArithmeticHeroActor): void {
  useEffect(() => {
    let last = actor.getSnapshot().context.settings;
    const subscription = actor.subscribe(({ context: { settings } }) => {
      // One switch sets the answers without asking.
      if (settings.answers !== last.answers && !isBySwitch()) storeAnswerForm(settings.answers);
      last = settings;
    });
    return () => subscription.unsubscribe();
  }, [actor]);
}
