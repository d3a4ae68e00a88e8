import { DUEL } from '../../../../../../machines/core/duel';
import type * as English from '../../../../../play/modes/duel/text';
import type { Catalogue } from '../../../../catalogue';
import { plural } from '../../../grammar';

export const PLAYER_NAMES: Catalogue<typeof English.PLAYER_NAMES> = { 1: 'नीला', 2: 'नारंगी' };

const SIDES = { 1: 'नीले', 2: 'नारंगी' } as const;

const marks = (count: number): string => plural(count, `${count} निशान`, `${count} निशान`);

export const text: Catalogue<typeof English.text> = {
  players: 'दो खिलाड़ी',
  rules: [
    'दोनों को एक जैसे सवाल मिलते हैं। हर सही जवाब पार्सल को तुम्हारी ओर खींचता है।',
    'गलत जवाब पर तुम्हारी ओर एक सेकंड रुकती है, ताकि तुम उसे देख सको।',
  ],
  keys: 'कुंजियाँ',
  ahead: '3 निशान आगे से कौन शुरू करे?',
  start: 'शुरू करो',
  one: 'एक खिलाड़ी',
  again: 'फिर खेलो',
  menu: 'मुख्य मेनू',
  home: 'मुख्य पन्ना',
  turn: 'ऊपर वाला आधा हिस्सा घुमाओ',
  rope: (rope) =>
    rope === 0 ? 'पार्सल बीच में है' : `पार्सल ${SIDES[rope > 0 ? 1 : 2]} की ओर ${marks(Math.abs(rope))} पर है`,
  together: (right) => plural(right, 'सही जवाब, दोनों का मिलाकर', 'सही जवाब, दोनों के मिलाकर'),
  nothing: 'इस बार कोई सही जवाब नहीं। फिर कोशिश करो!',
  each: (right) => plural(right, `${right} सही जवाब`, `${right} सही जवाब`),
  parcel: (rope) => {
    if (rope === 0) return 'पार्सल बीच में ही रहा।';
    const name = PLAYER_NAMES[rope > 0 ? 1 : 2];
    return Math.abs(rope) >= DUEL.marks
      ? `पार्सल पूरा खिंच गया। जीत: ${name}।`
      : `पार्सल ${SIDES[rope > 0 ? 1 : 2]} की ओर ${marks(Math.abs(rope))} पर रुका।`;
  },
};
