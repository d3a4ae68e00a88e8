import { type ComponentType, useMemo } from 'react';
import type { Game } from '../../../catalogue/define-game';
import { ALONE, type PlayMode, PlayModeContext } from '../../round/play-mode';
import { useGameStart } from '../../round/useGameStart';

interface Props {
  readonly round: NonNullable<Game['firstRound']>;
  readonly Screen: ComponentType;
}

/** A few questions without a clock, and then the result. The next round is a normal one. */
export default function FirstRound({ round: { seed, questions }, Screen }: Props) {
  const { switches, clock } = useGameStart();
  const mode = useMemo(
    (): PlayMode => ({
      ...ALONE,
      kind: 'first',
      start: {
        switches: { ...switches, startsAtOnce: true },
        clock,
        dealing: { seed, mix: null },
        time: 'none',
        questions,
      },
    }),
    [switches, clock, seed, questions],
  );
  return (
    <PlayModeContext value={mode}>
      <Screen />
    </PlayModeContext>
  );
}
