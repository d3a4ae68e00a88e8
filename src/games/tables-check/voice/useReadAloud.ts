import { useEffect } from 'react';
import type { TablesCheckActor } from '../../../../machines/tables-check/machine';
import { wordsOf } from '../spoken';
import { readAloud, wakeVoices } from './device-voice';

/** Reads each question aloud where that is asked for, and says when the words are over; an answer ends them. */
export function useReadAloud(actor: TablesCheckActor): void {
  useEffect(() => {
    let fallSilent = () => {};
    wakeVoices();
    const hearing = actor.on('*', (event) => {
      fallSilent();
      fallSilent = () => {};
      const { settings } = actor.getSnapshot().context;
      if (event.type !== 'asked' || settings.aloud === 'off') return;
      fallSilent = readAloud(wordsOf(event.question), () => actor.send({ type: 'WORDS_OVER' }));
    });
    return () => {
      hearing.unsubscribe();
      fallSilent();
    };
  }, [actor]);
}
