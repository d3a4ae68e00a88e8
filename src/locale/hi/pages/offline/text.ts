import type * as English from '../../../../pages/offline/text';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  announced: 'Numeria का नया संस्करण तैयार है। बटन पन्ने के अंत में हैं।',
  title: 'नया संस्करण',
  ready: 'Numeria का नया संस्करण तैयार है',
  reload: 'दोबारा खोलें',
  later: 'बाद में',
};
