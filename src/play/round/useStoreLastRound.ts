import { useEffectEvent, useLayoutEffect } from 'react';
import { type GameSession, isWholeRound } from '../../../machines/core/session';
import type { Game } from '../../catalogue/define-game';
import { lastRoundsStore } from '../../device/last-rounds';
import { usePlayMode } from './play-mode';
import { getRoundIdentity, getRoundParameters, withoutSeed } from './round';

type Round = Pick<
  GameSession<object, unknown>,
  'settings' | 'seed' | 'timeline' | 'tally' | 'practice' | 'mix' | 'questions'
>;

async function storeLastRound(game: Game, { settings, seed, timeline }: Round): Promise<void> {
  const { encodeFriendRound } = await import('../../../machines/core/friend-code');
  const about = getRoundIdentity(game, withoutSeed(getRoundParameters(game, settings, seed)));
  const code = encodeFriendRound({ timeline, picks: [] }, about);
  if (code !== null) lastRoundsStore.update((rounds) => ({ ...rounds, [game.id]: code }));
}

interface Playing {
  getSnapshot(): { readonly context: Round };
}

/**
 * Stores each finished round with a right answer, so that the child can play beside it next time, if the mode stores
 * progress. `listen` calls its listener with each event of the game.
 */
export function useStoreLastRound(
  game: Game,
  actor: Playing,
  listen: (listener: (event: { readonly type: string }) => void) => () => void,
): void {
  const { progress: isStored } = usePlayMode().stores;
  const store = useEffectEvent(() => {
    const { context } = actor.getSnapshot();
    // If the code cannot be loaded, the round before stays the last one.
    if (isWholeRound(context) && context.tally.right > 0) storeLastRound(game, context).catch(() => {});
  });
  useLayoutEffect(
    () =>
      listen(({ type }) => {
        if (isStored && type === 'finished') store();
      }),
    [listen, isStored],
  );
}
