import type { ReactNode } from 'react';
import type { TimeSetting } from '../../../machines/core/time-setting';
import { TextWithEmoji } from '../../ui/Emoji';
import { emojiFileName, findEmoji } from '../../ui/emoji';
import { useHasMounted } from '../../ui/useHasMounted';
import { PlayerHero } from '../hero/PlayerHero';
import { ForTeachers } from '../links/ForTeachers';
import { usePlayMode } from '../round/play-mode';
import { UnfinishedRoundOffer } from '../round/unfinished-round/UnfinishedRoundOffer';
import { type Demo, DemoRound } from './demo/Demo';
import { DemoHand } from './demo/DemoHand';
import { type ChosenSetting, MenuSettings } from './MenuSettings';
import { StartButton } from './StartButton';
import { TimeChoice } from './TimeChoice';

interface Props {
  readonly title: string;
  readonly tagline: string;
  /** The player's best scores, on a separate plate. */
  readonly side: ReactNode;
  /** A round that plays itself. Left out for games that do not give feedback before the end. */
  readonly demo?: Demo;
  /** Whether this game has not been played here yet; a hand then points at the start button. */
  readonly isFirstVisit: boolean;
  /** Shown next to the start button instead of the player's hero. */
  readonly hero?: ReactNode;
  /** The values of the settings before the time setting. */
  readonly chosen: readonly ChosenSetting[];
  /** Choices, shown before the time setting. */
  readonly children?: ReactNode;
  /** Shown next to the time setting. */
  readonly beside?: ReactNode;
  readonly time: TimeSetting;
  readonly onTime: (time: TimeSetting) => void;
  readonly start: string;
  readonly onStart: () => void;
  readonly link: Readonly<Record<string, string | number>>;
  readonly howTo: ReactNode;
  readonly forTeachers?: ReactNode;
}

/** The menu of a game: title, settings, start button, best scores and how to play, in front of the game's picture. */
export function GameMenu(props: Props) {
  const {
    title,
    tagline,
    side,
    demo,
    isFirstVisit,
    hero,
    chosen,
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
  const { offers } = usePlayMode();
  const sign = findEmoji(start);
  return (
    <div className="game-menu">
      <div className="game-menu-place">
        <div className="game-menu-title">
          <p aria-hidden className="game-menu-name">
            {title}
          </p>
          <UnfinishedRoundOffer />
        </div>
        <div className="game-menu-line">
          <p className="game-menu-tagline">{tagline}</p>
          <MenuSettings chosen={chosen} time={time}>
            {children}
            <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
              {beside}
              <TimeChoice value={time} onChange={onTime} />
            </div>
          </MenuSettings>
        </div>
        {demo && <DemoRound {...demo} isHandLeaving={isFirstVisit} />}
        <div className="game-menu-start">
          <div className="game-menu-hero">
            {hero ?? (
              <>
                <PlayerHero pose="standing" className="size-full" />
                {hasMounted && <PlayerHero pose="cheering" className="size-full opacity-0" />}
              </>
            )}
          </div>
          <StartButton
            onStart={onStart}
            // The emoji of the label, in large. The label below leaves it out.
            face={sign === null ? undefined : <span className="emoji" data-emoji={emojiFileName(sign)} />}
            hand={isFirstVisit && <DemoHand className="start-hand" />}
          >
            <TextWithEmoji text={start} />
          </StartButton>
          {offers.inMenu(link)}
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
