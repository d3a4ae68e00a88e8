import { useEffect, useState } from 'react';
import { getPersistenceState, type PersistenceState, requestPersistence } from '../../device/persistence';
import { Button } from '../../ui/Button';
import { ActionCard, StatusNote } from './ActionCard';

const TEXT: Readonly<Record<PersistenceState, string>> = {
  persisted: 'This browser has agreed to keep your progress.',
  notPromised: 'This browser may clear your progress if the device runs out of space.',
  unknown: 'We cannot tell whether this browser will keep your progress.',
};

/** The browser's answer after the button was pressed. */
const ANSWERS: Readonly<Record<PersistenceState, string>> = {
  persisted: 'Good news: the browser will keep it.',
  notPromised: 'Not yet. The browser may agree once you have visited more often.',
  unknown: 'The browser did not answer.',
};

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
      <h2 id="stay">Will it stay here?</h2>
      <p className="min-h-[3.1em]">{TEXT[promised]}</p>
      <div>
        <Button onClick={() => void ask()}>Ask the browser to keep it</Button>
      </div>
      <StatusNote>{answer !== null && ANSWERS[answer]}</StatusNote>
      <p className="text-text-soft">
        On iPhones, iPads and Macs, Safari clears what a website has saved after seven days without a visit, unless you
        have added the site to the home screen. On a shared device, someone else may clear it. A saved file protects you
        in every case.
      </p>
    </ActionCard>
  );
}
