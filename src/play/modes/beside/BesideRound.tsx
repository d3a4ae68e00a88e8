import '../friend/friend.css';
import { type ComponentType, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { getTally } from '../../../../machines/core/timeline';
import type { Game } from '../../../catalogue/define-game';
import { PlayerHero } from '../../hero/PlayerHero';
import { ALONE, type Offers, type PlayMode, PlayModeContext } from '../../round/play-mode';
import { getRoundParameters } from '../../round/round';
import { offersAlone } from '../alone/offers';
import { ChallengeFriend } from '../friend/ChallengeFriend';
import { useFreshView } from '../useFreshView';
import { BesideResult } from './BesideResult';
import { EarlierInRound } from './EarlierInRound';
import { EarlierRounds } from './earlier-rounds';
import { text } from './text';

interface Props {
  readonly game: Game;
  readonly Screen: ComponentType;
}

/** The offers to a child who plays alone, with the earlier round and the results of both rounds. */
const offersBeside = (game: Game, rounds: EarlierRounds): Offers => ({
  ...offersAlone(game),
  inMenu: () => (
    <Link className="two-players" to={game.path}>
      <span className="two-players-heroes">
        <PlayerHero pose="standing" className="size-full" />
      </span>
      <span className="lettering">{text.alone}</span>
    </Link>
  ),
  afterButtons: (session) => <ChallengeFriend game={game} session={session} />,
  companion: (actor, clock) => <EarlierInRound game={game} rounds={rounds} actor={actor} clock={clock} />,
  beforeButtons: ({ seed, settings, tally, practice }) => {
    const timeline = practice === null ? rounds.beside(seed, getRoundParameters(game, settings, seed)) : null;
    return timeline !== null && <BesideResult own={tally} earlier={getTally(timeline)} />;
  },
});

/** The page of a game in which the child's last round, as a half transparent hero, answers when the child did. */
export default function BesideRound({ game, Screen }: Props) {
  const [rounds] = useState(() => new EarlierRounds(game));
  const mode = useMemo(
    (): PlayMode => ({ ...ALONE, kind: 'beside', offers: offersBeside(game, rounds) }),
    [game, rounds],
  );
  useFreshView(true);
  return (
    <PlayModeContext value={mode}>
      <Screen />
    </PlayModeContext>
  );
}
