import { BOT_GAMES } from './helpers/bot-games';
import { otherQuestionsWalk, roundWalk } from './helpers/game-walks';
import { MULTIPLAYER_WALKS } from './helpers/multiplayer-walks';
import { proveLooks } from './helpers/prove-looks';
import { WALKS } from './helpers/walks';

proveLooks([...WALKS, ...MULTIPLAYER_WALKS, ...BOT_GAMES.map(roundWalk), ...BOT_GAMES.map(otherQuestionsWalk)]);
