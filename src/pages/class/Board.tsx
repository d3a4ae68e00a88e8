import './class.css';
import Download from 'lucide-react/icons/download';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { type ClassRound, sumOfClass } from '../../../machines/core/class-code';
import { saveFile } from '../../device/save-file';
import type { Game } from '../../games/define-game';
import { Announcer } from '../../play/announcer';
import { CLASS_PARAMETER } from '../../play/class/class-link';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { Waters } from '../sea/waters';
import { ClassSum } from './ClassSum';
import { Fleet } from './Fleet';
import { JoinLate, JoinRound } from './JoinRound';
import { TakeCodes } from './TakeCodes';
import { csvOf } from './text';
import { useAskBeforeLeaving } from './useAskBeforeLeaving';
import { useCodes } from './useCodes';

interface Props {
  readonly game: Game;
  readonly round: ClassRound;
  readonly settings: Readonly<Record<string, string>>;
}

/** The link by which children come into the round of their class. */
function linkOf({ game, round, settings }: Props): string {
  const parameters = new URLSearchParams({ ...settings, seed: String(round.seed), [CLASS_PARAMETER]: '1' });
  return new URL(`${game.path}?${parameters}`, location.origin).href;
}

/** The board of a class: its boats, its island and what it has solved together. Nothing of it is stored or sent. */
export function Board(props: Props) {
  const { game, round } = props;
  const { codes, results, last, take } = useCodes(round);
  const hasSome = results.length > 0;
  useAskBeforeLeaving(hasSome);
  const link = linkOf(props);
  return (
    <main id="main" className="class-board" data-class="board">
      <Waters />
      <div className="class-room">
        <ClassSum title={game.heading} sum={sumOfClass(results)} />
        {hasSome ? <Fleet codes={codes} results={results} /> : <JoinRound link={link} />}
        <div className="class-side">
          <TakeCodes round={round} last={last} take={take} />
          {hasSome && <JoinLate link={link} />}
          <div className="class-panel">
            {hasSome && (
              <Button
                icon={<Download aria-hidden className="icon" />}
                onClick={() => saveFile('class.csv', csvOf(results), 'text/csv')}
              >
                Save as a file
              </Button>
            )}
            <LinkButton to="/class" reloadDocument variant="quiet" icon={<RotateCcw aria-hidden className="icon" />}>
              Another round
            </LinkButton>
            <p className="text-small">
              The codes are on this page alone, and gone when it is closed. The file has each animal with its right
              answers: it is not shown here.
            </p>
          </div>
        </div>
      </div>
      <Announcer />
    </main>
  );
}
