import type { ComponentType, ReactElement } from 'react';
import type { Game } from '../../../catalogue/define-game';
import { hasPlayLimit } from '../../../device/has-play-limit';
import { LimitedPlay } from '../limit/LimitedPlay';
import { WeekRound } from '../week/WeekRound';
import { readWeekTurn } from '../week/week-address';
import { VoyageRound } from './VoyageRound';

interface Props {
  readonly game: Game;
  readonly search: string;
  readonly Screen: ComponentType;
  /** The page for a child who is playing alone. */
  readonly page: ReactElement;
}

function roundOf({ game, search, Screen, page }: Props): ReactElement {
  const turn = readWeekTurn(game, search);
  if (turn !== null) return <WeekRound game={game} turn={turn} Screen={Screen} />;
  return new URLSearchParams(search).has('voyage') ? <VoyageRound game={game} Screen={Screen} /> : page;
}

export default function AtSea(props: Props) {
  const round = roundOf(props);
  return hasPlayLimit() ? <LimitedPlay>{round}</LimitedPlay> : round;
}
