import { BOT_GAMES } from './helpers/bot-games';
import { testLooks } from './helpers/check-looks';
import { otherQuestionsWalk, roundWalk } from './helpers/game-walks';
import { MULTIPLAYER_WALKS } from './helpers/multiplayer-walks';
import { WALKS } from './helpers/walks';

const NEWEST = '/my-island';

// The newest page is after the older ones, whose moments would otherwise be inspected in other windows.
testLooks([
  ...WALKS.filter(({ name }) => name !== NEWEST),
  ...MULTIPLAYER_WALKS,
  ...WALKS.filter(({ name }) => name === NEWEST),
  ...BOT_GAMES.map(roundWalk),
  ...BOT_GAMES.map(otherQuestionsWalk),
]);
