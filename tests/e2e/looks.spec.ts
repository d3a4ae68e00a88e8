import { BOT_GAMES } from './helpers/bot-games';
import { testLooks } from './helpers/check-looks';
import { otherQuestionsWalk, roundWalk } from './helpers/game-walks';
import { MULTIPLAYER_WALKS } from './helpers/multiplayer-walks';
import { WALKS } from './helpers/walks';

testLooks([...WALKS, ...MULTIPLAYER_WALKS, ...BOT_GAMES.map(roundWalk), ...BOT_GAMES.map(otherQuestionsWalk)]);
