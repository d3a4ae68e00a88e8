import { decodeFriendRound } from '../../../../machines/core/friend-code';
import type { Timeline } from '../../../../machines/core/timeline';
import type { Game } from '../../../catalogue/define-game';
import { lastRoundsStore } from '../../../device/last-rounds';
import { getRoundIdentity, type RoundParameters, withoutSeed } from '../../round/round';

/** The answers of a stored round; null if there is none with these settings. */
export const readTimeline = (game: Game, code: string | undefined, link: RoundParameters): Timeline | null =>
  decodeFriendRound(code ?? '', getRoundIdentity(game, withoutSeed(link)))?.timeline ?? null;

/**
 * The earlier round next to each round on a page: the last one when that round began, although its own end replaces
 * the stored one.
 */
export class EarlierRounds {
  private readonly bySeed = new Map<number, Timeline | null>();
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  beside(seed: number, link: RoundParameters): Timeline | null {
    const known = this.bySeed.get(seed);
    if (known !== undefined) return known;
    const timeline = readTimeline(this.game, lastRoundsStore.read()[this.game.id], link);
    this.bySeed.set(seed, timeline);
    return timeline;
  }
}
