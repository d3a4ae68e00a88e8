import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { GameClock } from '../../../../machines/core/clock';
import type { TablesCheckActor } from '../../../../machines/tables-check/machine';
import { announce } from '../../../play/internal/announcer';
import { text } from '../text';
import { useReadAloud } from './useReadAloud';
import { useSpokenAnswers } from './useSpokenAnswers';

interface Props {
  readonly actor: TablesCheckActor;
  readonly clock: GameClock;
}

/**
 * All speech in a check, from the device and from the player. A separate component, so that nothing else re-renders.
 */
export function CheckVoice({ actor, clock }: Props) {
  useReadAloud(actor, clock);
  useSpokenAnswers(actor, clock);
  const isReady = useSelector(actor, ({ context }) => context.round.part === 'ready');
  useEffect(() => {
    // Until the first question, this can be repeated instead of the last one of the warm-up.
    if (isReady) announce(text.ear.ready, { about: 'verdict' });
  }, [isReady]);
  return null;
}
