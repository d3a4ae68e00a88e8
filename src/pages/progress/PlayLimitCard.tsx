import { useState } from 'react';
import { LIMIT_MINUTES, NO_PLAY_LIMIT } from '../../../machines/core/play-limit';
import { playLimitStore, storePlayMinutes } from '../../device/play-limit';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { useStore } from '../../ui/page-store';
import { ActionCard, StatusNote } from './ActionCard';

const labelOf = (minutes: number): string => (minutes === 0 ? 'No limit' : `${minutes} min`);

const noteOf = (minutes: number): string =>
  minutes === 0
    ? 'Saved. There is no limit.'
    : `Saved. After ${minutes} minutes of play in a day, the boat comes home.`;

/** Sets the minutes of play for each day. */
export function PlayLimitCard() {
  const { minutes } = useStore(playLimitStore, NO_PLAY_LIMIT);
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <ActionCard id="play-limit">
      <h2 id="play-limit">Minutes of play</h2>
      <p>
        You can set how long your child plays each day. When time is up, your child can finish the round. Then the boat
        stays at home until tomorrow. Rounds with a class or for two players are not limited.
      </p>
      <ChoiceGroup
        label="Each day"
        layout="cards"
        className="[--card-columns:repeat(auto-fill,minmax(7rem,1fr))]"
        value={String(minutes)}
        options={LIMIT_MINUTES.map((option) => ({ value: String(option), label: labelOf(option) }))}
        onChange={(value) => {
          const next = LIMIT_MINUTES.find((option) => String(option) === value) ?? 0;
          storePlayMinutes(next);
          setChosen(next);
        }}
      />
      <StatusNote>{chosen !== null && noteOf(chosen)}</StatusNote>
      <p className="text-text-soft">
        Only time spent playing counts, not pauses. Nothing is locked: anyone who opens this page can change it.
      </p>
    </ActionCard>
  );
}
