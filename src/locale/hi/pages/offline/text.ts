import type * as English from '../../../../pages/offline/text';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  announced: 'Numeria का नया रूप तैयार है। बटन पन्ने के अंत में हैं।',
  title: 'नया रूप',
  ready: 'Numeria का नया रूप तैयार है',
  reload: 'फिर से लोड करें',
  later: 'बाद में',
};
