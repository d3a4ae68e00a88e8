import { GAMES } from '../../../scripts/games.ts';
import type { BotGame } from './bot-kit';

interface BotModule {
  readonly bot: BotGame;
}

/** Every game, as the bots play it. */
export const BOT_GAMES: readonly (BotGame & { readonly id: string })[] = await Promise.all(
  GAMES.map(async ({ id }) => {
    const { bot }: BotModule = await import(`../../games/${id}/bot.ts`);
    return { id, ...bot };
  }),
);
