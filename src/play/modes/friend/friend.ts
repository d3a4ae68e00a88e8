/* A friend's round, from a URL with `#friend=` and a code. Browsers do not send this part to a server. */
import { type ComponentType, createContext, use } from 'react';
import type { GameClock } from '../../../../machines/core/clock';
import type { Tally } from '../../../../machines/core/stars';
import type { Timeline } from '../../../../machines/core/timeline';
import type { Game } from '../../../catalogue/define-game';
import type { GameStart } from '../../round/game-start';
import type { RoundParameters } from '../../round/round';

export interface CompanionProps {
  readonly timeline: Timeline;
  readonly clock: GameClock;
  readonly begunMs: number;
  readonly own: Tally;
}

export interface BothResultsProps {
  readonly own: Tally;
  readonly friend: Tally;
}

/** A friend's round, and the components that show it, which are loaded with it. */
export interface Friend {
  readonly seed: number;
  readonly timeline: Timeline;
  /** Start of the game: the friend's round. */
  readonly start: Omit<GameStart, 'reducedMotion'>;
  readonly Companion: ComponentType<CompanionProps>;
  readonly BothResults: ComponentType<BothResultsProps>;
}

export const FriendContext = createContext<Friend | null>(null);

/** The friend's round that is being played; null if there is none. */
export const useFriend = (): Friend | null => use(FriendContext);

const NAME = '#friend=';

/** The code in a URL fragment; null if it has none. */
export const friendCodeIn = (fragment: string): string | null =>
  fragment.startsWith(NAME) ? fragment.slice(NAME.length) : null;

export const friendFragment = (code: string): string => NAME + code;

/** Identifies the round that a code belongs to: game, settings and seed. */
export const roundIdentity = ({ id }: Game, link: RoundParameters): string =>
  [id, ...Object.entries(link).map(([name, value]) => `${name}=${value}`)].join(' ');

interface Played {
  readonly seed: number;
  readonly practice?: unknown;
}

/** Whether this is the friend's own round, rather than a later one or practice. */
export const isFriendsRound = (friend: Friend | null, { seed, practice = null }: Played): friend is Friend =>
  friend !== null && seed === friend.seed && practice === null;
