import { useEffect } from 'react';
import type { TablesCheckActor } from '../../../../machines/tables-check/machine';
import { heardNumber } from '../spoken';
import { listen, listensHere } from './listening';

/** Takes what is said as the answer, where that is asked for and this device understands it by itself. */
export function useSpokenAnswers(actor: TablesCheckActor): void {
  useEffect(() => {
    let stop = () => {};
    let isOpen = false;
    const ask = async () => {
      isOpen = await listensHere();
    };
    void ask();
    const hearAnswer = () => {
      stop = listen((heard) => {
        const answer = heardNumber(heard);
        if (answer === null) {
          hearAnswer();
          return;
        }
        actor.send({ type: 'TYPE', text: String(answer) });
        actor.send({ type: 'GIVE' });
      });
    };
    const hearing = actor.on('*', (event) => {
      stop();
      stop = () => {};
      const { settings } = actor.getSnapshot().context;
      if (!isOpen || event.type !== 'asked' || settings.speech === 'off') return;
      hearAnswer();
    });
    return () => {
      hearing.unsubscribe();
      stop();
    };
  }, [actor]);
}
