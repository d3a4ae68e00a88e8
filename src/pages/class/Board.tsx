import './class.css';
import Download from 'lucide-react/icons/download';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { type ClassRound, calculateClassScore } from '../../../machines/core/class-code';
import type { Game } from '../../catalogue/define-game';
import { saveFile } from '../../device/save-file';
import { siteUrl } from '../../locale/address';
import { Announcer } from '../../play/internal/announcer';
import { CLASS_PARAMETER } from '../../play/modes/class/class-link';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { Waters } from '../sea/waters';
import { AddCodes } from './AddCodes';
import { toCsv } from './board-names';
import { ClassBoats } from './ClassBoats';
import { ClassTotal } from './ClassTotal';
import { JoinRound, LateJoin } from './JoinRound';
import { MissedButton } from './MissedButton';
import { canDiscuss } from './missed/load-missed';
import { useMissed } from './missed/useMissed';
import { RemoveBoat } from './RemoveBoat';
import { TooManyBoats } from './TooManyBoats';
import { text } from './text';
import { useConfirmBeforeLeaving } from './useAskBeforeLeaving';
import { useCodes } from './useCodes';

interface Props {
  readonly game: Game;
  readonly round: ClassRound;
  readonly settings: Readonly<Record<string, string>>;
}

/** The link that children open to join the round. */
function linkOf({ game, round, settings }: Props): string {
  const parameters = new URLSearchParams({ ...settings, seed: String(round.seed), [CLASS_PARAMETER]: '1' });
  return siteUrl(`${game.path}?${parameters}`);
}

/**
 * The board of a class: its boats, its island and what it has solved together. It is not sent anywhere, and is stored
 * only until the tab is closed.
 */
export function Board(props: Props) {
  const { game, round } = props;
  const { codes, results, last, take, takeOne, roll, letAboard, leaveOut, away, takeAway, bringBack } = useCodes(round);
  const [isTaking, setIsTaking] = useState(false);
  const hasSome = results.length > 0;
  const takeOneAway = (code: string): void => {
    takeAway(code);
    // Stops removing boats, so that a press does not remove the next child.
    if (codes.length === 1) setIsTaking(false);
  };
  useConfirmBeforeLeaving(hasSome);
  const missed = useMissed(game.id);
  if (missed.state.type === 'open') {
    const { Missed, discussion } = missed.state;
    return (
      <main id="main" className="class-screen bg-sea-shallow" data-class="missed">
        <Missed
          discussion={discussion}
          seed={round.seed}
          settings={props.settings}
          results={results}
          onClose={missed.close}
        />
        <Announcer />
      </main>
    );
  }
  const link = linkOf(props);
  return (
    <main id="main" className="class-screen relative overflow-hidden bg-sea-shallow" data-class="board">
      <Waters />
      <div className="class-room">
        <ClassTotal title={game.heading} sum={calculateClassScore(results)} />
        {hasSome ? (
          <ClassBoats codes={codes} results={results} onTakeAway={isTaking ? takeOneAway : null} />
        ) : (
          <JoinRound link={link} />
        )}
        <div className="grid content-start gap-4 [grid-area:1/2/span_2] narrow:[grid-area:auto]">
          {roll.waiting.length > 0 && <TooManyBoats roll={roll} onLet={letAboard} onLeaveOut={leaveOut} />}
          <AddCodes round={round} last={last} take={take} takeOne={takeOne} />
          {hasSome && canDiscuss(game.id) && <MissedButton missed={missed} />}
          {hasSome && <LateJoin link={link} />}
          <div className="class-panel">
            <RemoveBoat
              taking={hasSome ? { isOn: isTaking, toggle: () => setIsTaking(!isTaking) } : null}
              away={away?.text ?? ''}
              onUndo={bringBack}
            />
            {hasSome && (
              <Button
                icon={<Download aria-hidden className="icon" />}
                onClick={() => saveFile('class.csv', toCsv(results), 'text/csv')}
              >
                {text.file.save}
              </Button>
            )}
            <LinkButton to="/class" reloadDocument variant="quiet" icon={<RotateCcw aria-hidden className="icon" />}>
              {text.again}
            </LinkButton>
            <p className="text-small">{text.stored}</p>
            {hasSome && <p className="text-small">{text.file.contains}</p>}
          </div>
        </div>
      </div>
      <Announcer />
    </main>
  );
}
