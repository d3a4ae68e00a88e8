import type { ComponentType, ReactElement } from 'react';
import type { Game } from '../../../catalogue/define-game';
import { hasPlayLimit } from '../../../device/has-play-limit';
import { LimitedPlay } from '../limit/LimitedPlay';
import { VoyageRound } from './VoyageRound';

interface Props {
  /** The game of an island on the voyage; null if the child plays on its own. */
  readonly game: Game | null;
  readonly Screen: ComponentType;
  /** The page of a child that plays on its own. */
  readonly page: ReactElement;
}

export default function AtSea({ game, Screen, page }: Props) {
  const round = game === null ? page : <VoyageRound game={game} Screen={Screen} />;
  return hasPlayLimit() ? <LimitedPlay>{round}</LimitedPlay> : round;
}
