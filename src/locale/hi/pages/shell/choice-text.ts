import type * as English from '../../../../pages/shell/choice-text';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  games: { title: 'प्राथमिक खेल', description: 'गणित की अपनी सैर चुनो!' },
  hubs: { title: 'बड़ी कक्षाओं का गणित', description: 'अपनी परीक्षा चुनो' },
};
