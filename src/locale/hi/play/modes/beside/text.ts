import type * as English from '../../../../../play/modes/beside/text';
import type { Catalogue } from '../../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  beside: 'अपने पिछले दौर से होड़ करो',
  alone: 'अकेले खेलो',
  earlier: 'पिछली बार के तुम',
  title: 'तुम, अब और पिछली बार',
  both: ({ right }, earlier) => `अब: ${right}। पिछली बार: ${earlier.right}।`,
  comment: ({ right }, earlier) => {
    if (right > earlier.right) return `पिछली बार से ${right - earlier.right} ज़्यादा!`;
    if (right === earlier.right) return 'पिछली बार जितने ही!';
    return right === 0 ? 'अच्छी कोशिश!' : 'कुछ दौर कठिन होते हैं। बढ़िया खेल!';
  },
};
