import { useState } from 'react';
import { LIMIT_MINUTES, NO_PLAY_LIMIT } from '../../../machines/core/play-limit';
import { playLimitStore, storePlayMinutes } from '../../device/play-limit';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { useStore } from '../../ui/page-store';
import { ActionCard, StatusNote } from './ActionCard';
import { text } from './text';

const { playLimit } = text;

const labelOf = (minutes: number): string => (minutes === 0 ? playLimit.none : playLimit.minutes(minutes));

const noteOf = (minutes: number): string => (minutes === 0 ? playLimit.savedNone : playLimit.saved(minutes));

/** Sets the minutes of play for each day. */
export function PlayLimitCard() {
  const { minutes } = useStore(playLimitStore, NO_PLAY_LIMIT);
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <ActionCard id="play-limit">
      <h2 id="play-limit">{playLimit.title}</h2>
      <p>{playLimit.lead}</p>
      <ChoiceGroup
        label={playLimit.eachDay}
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
      <p className="text-text-soft">{playLimit.about}</p>
    </ActionCard>
  );
}
