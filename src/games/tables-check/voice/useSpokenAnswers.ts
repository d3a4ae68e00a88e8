import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { GameClock } from '../../../../machines/core/clock';
import type { TablesCheckActor } from '../../../../machines/tables-check/machine';
import { showToast } from '../../../ui/toast';
import { parseSpokenNumber } from '../spoken-number';
import { text } from '../text';
import { startListening } from './speech-recognition';
import { useOpenQuestion } from './useOpenQuestion';
import { useSpeechSupport } from './useSpeechSupport';

/** Shows that the device is not listening, so that a child does not speak in vain. */
const showNotListening = () => showToast({ ...text.play.deaf, tone: 'destructive' });

/** Accepts speech as the answer if the player has chosen that and this device recognises speech locally. */
export function useSpokenAnswers(actor: TablesCheckActor, clock: GameClock): void {
  const question = useOpenQuestion(actor, clock);
  const listens = useSpeechSupport();
  const isWanted = useSelector(actor, ({ context }) => context.settings.speech === 'on');
  // Prevents the device from taking its own speech as an answer.
  const isQuiet = useSelector(actor, ({ context }) => context.settings.aloud === 'off' || context.startedMs !== null);
  const isListening = listens === 'yes' && isWanted && isQuiet && question !== null;
  useEffect(() => {
    if (!isListening) return undefined;
    return startListening((heard) => {
      const answer = parseSpokenNumber(heard);
      if (answer === null) return;
      actor.send({ type: 'TYPE', text: String(answer), way: 'spoken' });
      actor.send({ type: 'GIVE' });
    }, showNotListening);
  }, [actor, isListening]);
}
