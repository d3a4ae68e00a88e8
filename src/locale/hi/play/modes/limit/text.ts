import type * as English from '../../../../../play/modes/limit/text';
import type { Catalogue } from '../../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  pageTitle: 'नाव घर पर है',
  title: 'नाव घर पर है।',
  over: 'आज के लिए बस इतना ही। कल फिर खेलना!',
  map: 'नक्शा देखो',
  grownUp: 'किसी बड़े ने तय किया है कि हर दिन कितना खेलना है।',
  change: 'इसे बदलें',
  sailHome: 'घर चलो',
};
