/*
 * The round of a friend beside which this page is played, where its address holds one: `#friend=` and a code. What stands
 * there no server is sent.
 */
import { type ComponentType, createContext, use } from 'react';
import type { GameClock } from '../../../machines/core/clock';
import type { Tally } from '../../../machines/core/stars';
import type { Timeline } from '../../../machines/core/timeline';
import type { Game } from '../../games/define-game';
import type { GameStart } from '../game-start';
import type { RoundLink } from '../round';

/** What is seen of a friend in a round. */
export interface CompanionProps {
  readonly timeline: Timeline;
  /** The clock of the round, and when it began. */
  readonly clock: GameClock;
  readonly begunMs: number;
  /** How the own answers stand. */
  readonly own: Tally;
}

/** What is seen of both in the result. */
export interface BothProps {
  readonly own: Tally;
  readonly friend: Tally;
}

/** A friend's round, and what of it is seen: fetched together. */
export interface Friend {
  readonly seed: number;
  readonly timeline: Timeline;
  /** What the game begins with: the round of the friend. */
  readonly start: Omit<GameStart, 'reducedMotion'>;
  readonly Companion: ComponentType<CompanionProps>;
  readonly BothResults: ComponentType<BothProps>;
}

/** The friend beside whom a game is played. */
export const FriendContext = createContext<Friend | null>(null);

/** The same; null where nobody is there. */
export const useFriend = (): Friend | null => use(FriendContext);

const NAME = '#friend=';

/** The code in a fragment; null where it names none. */
export const codeIn = (fragment: string): string | null =>
  fragment.startsWith(NAME) ? fragment.slice(NAME.length) : null;

/** The fragment that holds a code. */
export const fragmentOf = (code: string): string => NAME + code;

/** What a code belongs to: a game, the settings of a round, and its seed. */
export const aboutRound = ({ id }: Game, link: RoundLink): string =>
  [id, ...Object.entries(link).map(([name, value]) => `${name}=${value}`)].join(' ');

interface Played {
  readonly seed: number;
  readonly practice?: unknown;
}

/** Whether this is the round of the friend: no further one, and no practice. */
export const isOfFriend = (friend: Friend | null, { seed, practice = null }: Played): friend is Friend =>
  friend !== null && seed === friend.seed && practice === null;
