import { useEffect, useState } from 'react';
import { askToKeep, type Promised, promisedNow } from '../../device/persistence';
import { Button } from '../../ui/Button';
import { Said, WayCard } from './WayCard';

const TEXT: Readonly<Record<Promised, string>> = {
  persisted: 'This browser has promised to keep your progress.',
  notPromised: 'This browser may clear your progress when the device runs short of room.',
  unknown: 'This browser does not say whether it keeps your progress.',
};

/** What the browser has answered to the button. */
const ANSWERS: Readonly<Record<Promised, string>> = {
  persisted: 'Good. It has promised it.',
  notPromised: 'It has not promised it yet. It may do so later, when you have been here more often.',
  unknown: 'It gave no answer.',
};

/** Whether what is kept will stay, and what helps. */
export function StayCard() {
  const [promised, setPromised] = useState<Promised>('unknown');
  const [answer, setAnswer] = useState<Promised | null>(null);
  useEffect(() => {
    let isOpen = true;
    const hear = async (): Promise<void> => {
      const answer = await promisedNow();
      if (isOpen) setPromised(answer);
    };
    void hear();
    return () => {
      isOpen = false;
    };
  }, []);

  const ask = async (): Promise<void> => {
    const answer = await askToKeep();
    setPromised(answer);
    setAnswer(answer);
  };

  return (
    <WayCard id="stay">
      <h2 id="stay">Will it stay here?</h2>
      <p className="min-h-[3.1em]">{TEXT[promised]}</p>
      <div>
        <Button onClick={() => void ask()}>Ask the browser to keep it</Button>
      </div>
      <Said>{answer !== null && ANSWERS[answer]}</Said>
      <p className="text-text-soft">
        Safari, on iPhones, iPads and Macs, clears what a website has kept after seven days without a visit, but not
        when you have added it to the home screen. On a shared device, someone may clear it too. A saved file helps in
        every case.
      </p>
    </WayCard>
  );
}
