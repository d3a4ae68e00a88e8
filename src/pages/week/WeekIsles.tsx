import Check from 'lucide-react/icons/check';
import { NO_CAPTAIN } from '../../../machines/core/captain';
import type { WeekLeg, WeekOrder } from '../../../machines/core/week-link';
import type { Game } from '../../catalogue/define-game';
import { captainStore } from '../../device/captain';
import { playSound } from '../../device/sound';
import { SailLink } from '../../play/modes/voyage/SailLink';
import { IslandPicture } from '../../ui/IslandPicture';
import { useStore } from '../../ui/page-store';
import { CaptainBoat } from '../captain/CaptainBoat';
import { CaptainFlag } from '../captain/CaptainFlag';
import { sailStyle } from '../captain/look';
import { lengthText, text } from './text';

/** An island of a week that can be visited. */
export interface Isle {
  readonly leg: WeekLeg;
  readonly game: Game;
  readonly address: string;
  /** Its position in the week, from 0. */
  readonly index: number;
  /** How much of it is done, from 0 to 1. */
  readonly progress: number;
}

interface Props {
  readonly order: WeekOrder;
  readonly isles: readonly Isle[];
  /** The island that the boat is at; null if it has been to all of them. */
  readonly next: number | null;
}

/** The islands of a week in a row on the sea: those that are done with the child's flag, and the boat at the next one. */
export function WeekIsles({ order, isles, next }: Props) {
  const captain = useStore(captainStore, NO_CAPTAIN);
  return (
    <ol aria-label={text.islands} className="week-isles">
      {isles.map((isle) => (
        <li key={isle.index} aria-current={isle.index === next ? 'step' : undefined}>
          {order === 'days' && <span className="lettering text-button">{text.day(isle.index + 1)}</span>}
          <span className="relative w-full">
            <Picture order={order} isle={isle} />
            {isle.progress === 1 && (
              <svg viewBox="-12 -34 50 62" aria-hidden="true" className="week-flag" style={sailStyle(captain)}>
                <rect x="28" y="-30" width="4" height="54" rx="2" fill="#7a4a21" />
                <CaptainFlag captain={captain} transform="translate(0 -22)" />
              </svg>
            )}
            {isle.index === next && <CaptainBoat captain={captain} className="week-at" />}
          </span>
          <Length {...isle} />
        </li>
      ))}
    </ol>
  );
}

/** In any order, each island that is not done yet can be pressed. */
function Picture({ order, isle: { game, address, progress } }: { readonly order: WeekOrder; readonly isle: Isle }) {
  const picture = (
    <>
      <IslandPicture picture={game.islandPicture} className="w-full" />
      <span className="week-name">{game.title}</span>
    </>
  );
  if (order === 'days' || progress === 1) return <span className="week-isle lettering">{picture}</span>;
  return (
    <SailLink
      stop={{ game, address }}
      className="week-isle week-isle-link lettering"
      onPress={() => playSound('setSail')}
    >
      {picture}
    </SailLink>
  );
}

function Length({ leg: { length }, progress }: Isle) {
  if (progress === 1)
    return (
      <span className="week-length font-bold">
        <Check aria-hidden className="icon" />
        {text.isDone}
      </span>
    );
  const { unit, count } = length;
  const isBegun = progress > 0 && unit === 'minutes';
  return (
    <span className="week-length">
      {isBegun ? text.minutesPlayed(Math.floor(progress * count), count) : lengthText(length)}
      {progress > 0 && <progress className="meter" aria-hidden="true" value={progress} max={1} />}
    </span>
  );
}
