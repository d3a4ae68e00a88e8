import './friend.css';
import { type ComponentType, useMemo, useState } from 'react';

import { getTally } from '../../../../machines/core/timeline';
import { createRepeatMix } from '../../../../machines/learning/mix';
import type { Game } from '../../../catalogue/define-game';
import { createStore } from '../../../ui/page-store';
import { CardPage } from '../../frame/CardPage';
import { answersInLink } from '../../round/answer-mode';
import { ALONE, type Offers, type PlayMode, PlayModeContext } from '../../round/play-mode';
import { getRoundIdentity, getRoundParameters } from '../../round/round';
import { useGameStart } from '../../round/useGameStart';
import { initialChoices } from '../../useGame';
import { offersAlone } from '../alone/offers';
import { useFreshView } from '../useFreshView';
import { BothResults } from './BothResults';
import { ChallengeFriend } from './ChallengeFriend';
import { decodeChallenge } from './challenge-code';
import { FriendCard } from './FriendCard';
import { FriendInRound } from './FriendInRound';
import { type FriendChallenge, isFriendsRound } from './friend';
import { text } from './text';

interface Props {
  readonly game: Game;
  readonly Screen: ComponentType;
  readonly code: string;
}

const STATE = createStore('menu');

/** The offers to a child who plays alone, with the friend's hero and both results. */
const offersWith = (game: Game, friend: FriendChallenge): Offers => ({
  ...offersAlone(game),
  companion: (actor, clock) => <FriendInRound friend={friend} actor={actor} clock={clock} />,
  beforeButtons: (session) =>
    isFriendsRound(friend, session) && (
      <>
        <BothResults own={session.tally} friend={getTally(friend.timeline)} />
        <ChallengeFriend game={game} session={session} label={text.back} />
      </>
    ),
  afterButtons: (session) => !isFriendsRound(friend, session) && <ChallengeFriend game={game} session={session} />,
});

/** The page of a round that a friend has shared: first a card, then the game with the friend's hero. */
export default function FriendRound({ game, Screen, code }: Props) {
  const { reducedMotion, ...start } = useGameStart();
  const { switches, clock } = start;
  const { seed } = start.dealing;
  const [round] = useState(() => {
    const settings = { ...initialChoices(game, switches), ...answersInLink(game, switches), time: start.time };
    return decodeChallenge(code, getRoundIdentity(game, getRoundParameters(game, settings, seed)));
  });
  const [time, setTime] = useState(start.time);
  const [state, setState] = useState(switches.startsAtOnce && round !== null ? 'begun' : 'waiting');
  const mode = useMemo((): PlayMode | null => {
    if (round === null) return null;
    const { timeline, picks, guide } = round;
    const mix =
      picks.length > 0 ? createRepeatMix(picks, guide, guide && timeline.map(({ isCorrect }) => isCorrect)) : null;
    return {
      ...ALONE,
      kind: 'friend',
      offers: offersWith(game, { seed, timeline }),
      start: { switches: { ...switches, startsAtOnce: true }, clock, dealing: { seed, mix }, time },
    };
  }, [round, game, switches, clock, seed, time]);
  useFreshView(state === 'begun');
  if (state === 'begun' && mode !== null)
    return (
      <PlayModeContext value={mode}>
        <Screen />
      </PlayModeContext>
    );
  return (
    <CardPage game={game} clock={clock} reducedMotion={reducedMotion} state={STATE}>
      <FriendCard
        game={game}
        answers={round?.timeline.length ?? null}
        time={time}
        onTime={setTime}
        onStart={() => setState('begun')}
      />
    </CardPage>
  );
}
