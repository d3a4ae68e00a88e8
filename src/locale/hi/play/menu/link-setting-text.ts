import type * as English from '../../../../play/menu/link-setting-text';
import type { Catalogue } from '../../../catalogue';

export const LINK_SETTING_LABELS: Catalogue<typeof English.LINK_SETTING_LABELS> = {
  answers: 'जवाब',
  colours: 'रंग',
  letters: 'अक्षर',
  pad: 'कुंजियाँ',
  next: 'अगला',
  alert: 'सूचना',
  aloud: 'बोलकर',
  helper: 'मदद',
  reader: 'पाठक',
  speech: 'आवाज़',
  time: 'समय',
  money: 'पैसे',
  choice: 'विकल्प',
  own: 'अपने',
  'black-white': 'काला-सफ़ेद',
  'yellow-black': 'पीला-काला',
  'black-blue': 'काला-नीला',
  'black-peach': 'काला-आड़ू',
  'blue-cream': 'नीला-क्रीम',
  regular: 'सामान्य',
  narrow: 'पतले',
  'very-small': 'बहुत छोटे',
  small: 'छोटे',
  large: 'बड़े',
  'very-large': 'बहुत बड़े',
  largest: 'सबसे बड़े',
  on: 'चालू',
  off: 'बंद',
  normal: 'सामान्य',
  longer: 'ज़्यादा',
  none: 'बिना सीमा',
};

export const settingsText: typeof English.settingsText = (settings) =>
  settings.map(({ name, value }) => `${name}: ${value}`).join(', ');
