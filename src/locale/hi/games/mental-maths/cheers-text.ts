import type * as English from '../../../../games/mental-maths/cheers-text';
import type { Catalogue } from '../../../catalogue';

export const CHEERS: Catalogue<typeof English.CHEERS> = [
  'बढ़िया सोच!',
  'लहर पर सवार!',
  'क्या छपाक!',
  'मछली जैसी फुर्ती!',
  'क्या दिमाग है!',
  'बहुत खूब!',
  'कछुआ ताली बजा रहा है!',
  'सूरज जैसी चमक!',
  'संख्याओं से पक्की दोस्ती!',
  'नाव मज़े में चल रही है!',
  'दिमाग दौड़ रहा है!',
  'सही हिसाब!',
];
