import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TimeSetting } from '../../machines/core/time-setting';
import { Button } from '../ui/Button';
import { TextWithEmoji } from '../ui/Emoji';
import { hasEmoji } from '../ui/emoji';
import { ForTeachers } from './ForTeachers';
import { TimeChoice } from './TimeChoice';

interface Props {
  readonly title: string;
  /** What the game is about, in one sentence. */
  readonly tagline: string;
  /** Beside the choices: a picture, and what the player has reached. */
  readonly side: ReactNode;
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
}

/** The menu of a game: what it is about, what can be chosen, the way in, and how to play. */
export function GameMenu(props: Props) {
  const { title, tagline, side, children, beside, time, onTime, start, onStart, link, howTo } = props;
  return (
    <div className="game-sheet game-menu">
      <div className="game-menu-title">
        <p aria-hidden className="game-sheet-title">
          {title}
        </p>
        <p className="text-lead text-text-soft">{tagline}</p>
      </div>
      <div className="game-menu-side">{side}</div>
      <div className="game-menu-choices grid content-start gap-5">
        {children}
        <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
          {beside}
          <TimeChoice value={time} onChange={onTime} />
        </div>
        <div className="game-menu-start flex flex-wrap items-end gap-x-8 gap-y-4">
          <Button
            variant="primary"
            size="big"
            // Its longest word needs all the room where text is large.
            className="zoomed:px-2 zoomed:text-[1.125rem]"
            icon={!hasEmoji(start) && <Play aria-hidden className="icon icon-solid zoomed:hidden" />}
            onClick={onStart}
          >
            <TextWithEmoji text={start} />
          </Button>
        </div>
        <ForTeachers side="start" link={link} />
      </div>
      {howTo}
    </div>
  );
}
