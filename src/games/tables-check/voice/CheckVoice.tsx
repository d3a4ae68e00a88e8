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
    if (isReady) announce(text.play.ready);
  }, [isReady]);
  return null;
}
