import { useEffect, useState } from 'react';
import { getPersistenceState, type PersistenceState, requestPersistence } from '../../device/persistence';
import { Button } from '../../ui/Button';
import { ActionCard, StatusNote } from './ActionCard';
import { text } from './text';

const { persistence } = text;

/** Says whether the browser will keep the stored progress, and what makes that more likely. */
export function PersistenceCard() {
  const [promised, setPromised] = useState<PersistenceState>('unknown');
  const [answer, setAnswer] = useState<PersistenceState | null>(null);
  useEffect(() => {
    let isOpen = true;
    const hear = async (): Promise<void> => {
      const answer = await getPersistenceState();
      if (isOpen) setPromised(answer);
    };
    void hear();
    return () => {
      isOpen = false;
    };
  }, []);

  const ask = async (): Promise<void> => {
    const answer = await requestPersistence();
    setPromised(answer);
    setAnswer(answer);
  };

  return (
    <ActionCard id="stay">
      <h2 id="stay">{persistence.title}</h2>
      <p className="min-h-[3.1em]">{persistence.states[promised]}</p>
      <div>
        <Button onClick={() => void ask()}>{persistence.ask}</Button>
      </div>
      <StatusNote>{answer !== null && persistence.answers[answer]}</StatusNote>
      <p className="text-text-soft">{persistence.about}</p>
    </ActionCard>
  );
}
