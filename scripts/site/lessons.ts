import type { Plugin } from 'vite';
import { GAMES } from '../games.ts';

const ID = 'virtual:lessons';

/**
 * Provides the ages and skills of all games in a module of their own, because they would make every
 * page larger.
 */
export const lessonsPlugin = (): Plugin => ({
  name: 'lessons',
  resolveId: { filter: { id: /^virtual:lessons$/ }, handler: () => `\0${ID}` },
  load: {
    filter: { id: /^\0virtual:lessons$/ },
    handler: () =>
      `export default ${JSON.stringify(
        Object.fromEntries(GAMES.map(({ id, page: { ages, teaches } }) => [id, { ages, teaches }])),
      )}`,
  },
});
