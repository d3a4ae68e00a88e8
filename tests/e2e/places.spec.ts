import { BOT_GAMES } from './helpers/bot-games';
import { otherQuestions, round } from './helpers/game-walks';
import { proveLooks } from './helpers/places';
import { WALKS } from './helpers/walks';

proveLooks([...WALKS, ...BOT_GAMES.map(round), ...BOT_GAMES.map(otherQuestions)]);
