import type * as English from '../../../../pages/voyage/text';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  boatHome: 'आज के लिए नाव घर आ गई है।',
  over: 'आज के लिए बस इतना ही।',
  harbour: 'मेरा बंदरगाह',
  begin: 'आज की यात्रा',
  carryOn: 'आगे चलो',
  wave: 'हाथ हिलाकर विदा करो',
  week: 'समुद्र में तुम्हारा हफ़्ता',
  islands: 'तुम्हारी यात्राओं के द्वीप',
};
