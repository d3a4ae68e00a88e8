import { BOT_GAMES } from './helpers/bot-games';
import { gameWalks } from './helpers/game-walks';
import { proveLooks, provePages } from './helpers/places';
import { WALKS } from './helpers/walks';

proveLooks([...WALKS, ...BOT_GAMES.flatMap(gameWalks)]);
provePages(['/auth', '/contact', '/faq', '/progress', '/video-hub/gcse']);
