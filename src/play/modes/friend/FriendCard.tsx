import type { TimeSetting } from '../../../../machines/core/time-setting';
import type { Game } from '../../../catalogue/define-game';
import { LinkButton } from '../../../ui/LinkButton';
import { PlayerHero } from '../../hero/PlayerHero';
import { useFocusOnMount } from '../../internal/useFocusOnMount';
import { OnePlayerLink } from '../../links/CardLinks';
import { StartButton } from '../../menu/StartButton';
import { TimeChoice } from '../../menu/TimeChoice';
import { FriendHero } from './FriendHero';
import { text } from './text';

interface Props {
  readonly game: Game;
  /** Answers the friend has given; null if the link is damaged. */
  readonly answers: number | null;
  readonly time: TimeSetting;
  readonly onTime: (time: TimeSetting) => void;
  readonly onStart: () => void;
}

/**
 * The card before a round with a friend: both heroes, the time setting and the start button. If the round cannot be
 * shown, the card says why.
 */
export function FriendCard({ game, answers, time, onTime, onStart }: Props) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div className="game-sheet friend-card">
      <h2 ref={heading} tabIndex={-1} className="game-sheet-title">
        {answers === null ? text.damaged : text.title}
      </h2>
      <p className="text-text-soft">{game.heading}</p>
      {answers === null ? (
        <>
          <p>{text.damagedWhy}</p>
          <p>{text.damagedWay}</p>
          <LinkButton to={game.path} variant="primary" size="big">
            {text.ownRound}
          </LinkButton>
        </>
      ) : (
        <>
          <div className="friend-pair" aria-hidden>
            <PlayerHero pose="standing" className="friend-own" />
            <FriendHero />
          </div>
          <p>{text.asked(answers)}</p>
          <p>{text.noHurry}</p>
          <StartButton onStart={onStart}>{text.start}</StartButton>
          {game.isTimed && <TimeChoice value={time} onChange={onTime} />}
          <OnePlayerLink game={game}>{text.alone}</OnePlayerLink>
        </>
      )}
    </div>
  );
}
