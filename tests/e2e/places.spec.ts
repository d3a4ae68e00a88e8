import { BOT_GAMES } from './helpers/bot-games';
import { otherQuestions, round } from './helpers/game-walks';
import { proveLooks } from './helpers/places';
import { TOGETHER } from './helpers/together-walks';
import { WALKS } from './helpers/walks';

proveLooks([...WALKS, ...TOGETHER, ...BOT_GAMES.map(round), ...BOT_GAMES.map(otherQuestions)]);
