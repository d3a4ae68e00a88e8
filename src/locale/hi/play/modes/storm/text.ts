import { STORM } from '../../../../../../machines/core/storm';
import type * as English from '../../../../../play/modes/storm/text';
import type { Catalogue } from '../../../../catalogue';
import { plural } from '../../../grammar';

export const text: Catalogue<typeof English.text> = {
  title: 'कक्षा बनाम तूफ़ान',
  rules: [
    `${STORM.stretches} सही जवाब जहाज़ को समुद्र पार ले जाते हैं।`,
    'गलत जवाब पर तूफ़ान पास आता है, और कारण दिखता है। कोई घड़ी नहीं, और कोई नहीं हारता।',
  ],
  voyage: 'यात्रा का नाम:',
  sameForAll: 'वही सवाल पाने के लिए दूसरी कक्षा ये दो शब्द लिख सकती है।',
  other: 'दूसरी कक्षा की यात्रा का नाम',
  take: 'ये शब्द चुनो',
  unknown: 'यह किसी यात्रा का नाम नहीं है। अक्षर जाँचो और फिर कोशिश करो।',
  start: 'यात्रा शुरू',
  alone: 'एक खिलाड़ी',
  sea: (right, near) =>
    `जहाज़ ${STORM.stretches} में से ${right} पड़ाव पार कर चुका है। ${near === 0 ? 'तूफ़ान दूर है।' : near < STORM.steps ? 'तूफ़ान पास है।' : 'तूफ़ान ठीक जहाज़ के ऊपर है।'}`,
  of: `/ ${STORM.stretches}`,
  over: 'जहाज़ पार पहुँच गया!',
  ashore: 'बंदरगाह में वापस',
  reached: (right) => (right === 0 ? 'तुम्हारा जहाज़ इंतज़ार में है।' : `कक्षा के ${right} जवाब सही।`),
  learnt: (wrong) =>
    wrong === 0 ? 'तूफ़ान दूर ही रहा।' : plural(wrong, `${wrong} गलती से कुछ सीखा।`, `${wrong} गलतियों से कुछ सीखा।`),
  again: 'फिर यात्रा पर',
  menu: 'मुख्य मेनू',
  home: 'मुख्य पन्ना',
};
