import type * as English from '../../../catalogue/hat-text';
import type { Catalogue } from '../../catalogue';

export const HAT_NAMES: Catalogue<typeof English.HAT_NAMES> = {
  bandana: 'रुमाल',
  boater: 'नाविक टोपी',
  'chef-hat': 'रसोइये की टोपी',
  'driving-cap': 'ड्राइवर की टोपी',
  'garden-hat': 'माली की टोपी',
  goggles: 'चश्मा',
  'mill-cap': 'चक्की वाली टोपी',
  'rain-hat': 'बारिश की टोपी',
  'railway-cap': 'रेल की टोपी',
  snorkel: 'गोताखोर की नली',
  'space-helmet': 'अंतरिक्ष हेलमेट',
  'straw-hat': 'पुआल की टोपी',
};
