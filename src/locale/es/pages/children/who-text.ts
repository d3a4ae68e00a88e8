import type * as English from '../../../../pages/children/who-text';
import type { Catalogue } from '../../../catalogue';

export const whoIsPlaying: Catalogue<typeof English.whoIsPlaying> = '¿Quién juega?';
export const whoIsPlayingLabel: Catalogue<typeof English.whoIsPlayingLabel> = 'Quién juega';
export const changePlayer: Catalogue<typeof English.changePlayer> = 'Cambiar quién juega';

export const spokenChoice: typeof English.spokenChoice = (names) => `¿Quién juega? ${names.join('. ')}.`;
