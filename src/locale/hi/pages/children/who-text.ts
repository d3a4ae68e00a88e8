import type * as English from '../../../../pages/children/who-text';
import type { Catalogue } from '../../../catalogue';

export const whoIsPlaying: Catalogue<typeof English.whoIsPlaying> = 'कौन खेल रहा है?';
export const whoIsPlayingLabel: Catalogue<typeof English.whoIsPlayingLabel> = 'कौन खेल रहा है';
export const changePlayer: Catalogue<typeof English.changePlayer> = 'खिलाड़ी बदलो';

export const spokenChoice: typeof English.spokenChoice = (names) =>
  `कौन खेल रहा है? ${names.map((name) => `${name}।`).join(' ')}`;
