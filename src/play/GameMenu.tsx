import type { ReactNode } from 'react';
import type { TimeSetting } from '../../machines/core/time-setting';
import { TextWithEmoji } from '../ui/Emoji';
import { emojiIn, emojiName } from '../ui/emoji';
import { useHasMounted } from '../ui/useHasMounted';
import { type Demo, DemoRound } from './demo/Demo';
import { DemoHand } from './demo/DemoHand';
import { TwoPlayersLink } from './duel/TwoPlayersLink';
import { ForTeachers } from './ForTeachers';
import { LeftRoundOffer } from './left-round/LeftRoundOffer';
import { OwnHero } from './OwnHero';
import { StartButton } from './StartButton';
import { TimeChoice } from './TimeChoice';

interface Props {
  readonly title: string;
  /** What the game is about, in one sentence. */
  readonly tagline: string;
  /** On a plate of its own: what the player has reached. */
  readonly side: ReactNode;
  /** A round that plays itself; none where nothing is told of an answer before the end. */
  readonly demo?: Demo;
  /** Whether nothing was reached here yet: a hand then shows the way in. */
  readonly isFirstVisit: boolean;
  /** Who stands beside the start, where it is not just this player's hero. */
  readonly hero?: ReactNode;
  /** What can be chosen, before the time. */
  readonly children?: ReactNode;
  /** Beside the choice of time. */
  readonly beside?: ReactNode;
  readonly time: TimeSetting;
  readonly onTime: (time: TimeSetting) => void;
  /** What stands on the button that starts a round. */
  readonly start: string;
  readonly onStart: () => void;
  /** The query parameters that name this round. */
  readonly link: Readonly<Record<string, string | number>>;
  readonly howTo: ReactNode;
  /** What else is for grown-ups here, beside the link. */
  readonly forTeachers?: ReactNode;
}

/**
 * The menu of a game: its place, the name of it as a plate there, the way in, on plates what can be chosen and what was
 * reached, and how to play.
 */
export function GameMenu(props: Props) {
  const {
    title,
    tagline,
    side,
    demo,
    isFirstVisit,
    hero,
    children,
    beside,
    time,
    onTime,
    start,
    onStart,
    link,
    howTo,
    forTeachers,
  } = props;
  const hasMounted = useHasMounted();
  const sign = emojiIn(start);
  return (
    <div className="game-menu">
      <div className="game-menu-place">
        <div className="game-menu-title">
          <p aria-hidden className="game-menu-name">
            {title}
          </p>
          <p className="game-menu-tagline">{tagline}</p>
          <LeftRoundOffer />
        </div>
        {demo && <DemoRound {...demo} isHandLeaving={isFirstVisit} />}
        <div className="game-menu-start">
          <div className="game-menu-hero">
            {hero ?? (
              <>
                <OwnHero pose="standing" className="size-full" />
                {hasMounted && <OwnHero pose="cheering" className="size-full opacity-0" />}
              </>
            )}
          </div>
          <StartButton
            onStart={onStart}
            // The picture of its words, large; beneath it they are read without.
            face={sign === null ? undefined : <span className="emoji" data-emoji={emojiName(sign)} />}
            hand={isFirstVisit && <DemoHand className="start-hand" />}
          >
            <TextWithEmoji text={start} />
          </StartButton>
          <TwoPlayersLink link={link} />
        </div>
        <div className="game-menu-choices menu-plate">
          {children}
          <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
            {beside}
            <TimeChoice value={time} onChange={onTime} />
          </div>
        </div>
        <div className="game-menu-side">
          <div className="menu-plate grid gap-3">{side}</div>
          <div className="game-menu-teachers menu-plate">
            <ForTeachers link={link}>{forTeachers}</ForTeachers>
          </div>
        </div>
      </div>
      <div className="game-menu-how menu-plate">{howTo}</div>
    </div>
  );
}
