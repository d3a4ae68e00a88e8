import type * as English from '../../../../pages/children/who-text';
import type { Catalogue } from '../../../catalogue';

export const whoIsPlaying: Catalogue<typeof English.whoIsPlaying> = 'Qui joue\u202f?';
export const whoIsPlayingLabel: Catalogue<typeof English.whoIsPlayingLabel> = 'Qui joue';
export const changePlayer: Catalogue<typeof English.changePlayer> = 'Changer d’enfant';

export const spokenChoice: typeof English.spokenChoice = (names) => `Qui joue\u202f? ${names.join('. ')}.`;
