import type * as English from '../../../../play/hero/hat-text';
import type { Catalogue } from '../../../catalogue';

export const won = 'तुम्हें एक टोपी मिली! ';
export const wonText: typeof English.wonText = (call) => `तुम्हें एक टोपी मिली! ${call}`;
export const takeOff = 'उतारो';
export const putOn = 'पहनो';

export const CALLS: Catalogue<typeof English.CALLS> = {
  bandana: 'एक रुमाल!',
  boater: 'एक नाविक टोपी!',
  'chef-hat': 'रसोइये की टोपी!',
  'driving-cap': 'ड्राइवर की टोपी!',
  'garden-hat': 'माली की टोपी!',
  goggles: 'एक चश्मा!',
  'mill-cap': 'चक्की वाली टोपी!',
  'rain-hat': 'बारिश की टोपी!',
  'railway-cap': 'रेल की टोपी!',
  snorkel: 'गोताखोर की नली!',
  'space-helmet': 'अंतरिक्ष हेलमेट!',
  'straw-hat': 'पुआल की टोपी!',
};
