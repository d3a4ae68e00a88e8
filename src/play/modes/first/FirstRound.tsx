import { type ComponentType, useMemo } from 'react';
import type { Game } from '../../../catalogue/define-game';
import type { PageStart } from '../../round/game-start';
import type { Offers } from '../../round/play-mode';
import { useGameStart } from '../../round/useGameStart';
import { AloneGame } from '../alone/AloneGame';
import { offersAlone } from '../alone/offers';

interface Props {
  readonly game: Game;
  readonly round: NonNullable<Game['firstRound']>;
  readonly Screen: ComponentType;
}

/** The offers to a child who plays alone, except that the first round has none after the buttons of its result. */
function offersAfterFirst(game: Game): Offers {
  const offers = offersAlone(game);
  return {
    ...offers,
    afterButtons: (session) => session.questions === undefined && offers.afterButtons(session),
  };
}

/** A few questions without a clock, and then the result. The next round is a normal one. */
export default function FirstRound({ game, round: { seed, questions }, Screen }: Props) {
  const { switches, clock } = useGameStart();
  const offers = useMemo(() => offersAfterFirst(game), [game]);
  const start = useMemo(
    (): PageStart => ({
      switches: { ...switches, startsAtOnce: true },
      clock,
      dealing: { seed, mix: null },
      time: 'none',
      questions,
    }),
    [switches, clock, seed, questions],
  );
  return <AloneGame kind="first" offers={offers} start={start} Screen={Screen} />;
}
