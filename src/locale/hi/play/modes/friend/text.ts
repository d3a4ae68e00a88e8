import type * as English from '../../../../../play/modes/friend/text';
import type { Catalogue } from '../../../../catalogue';
import { plural } from '../../../grammar';

export const text: Catalogue<typeof English.text> = {
  challenge: 'दोस्त को चुनौती दो',
  back: 'चुनौती लौटाओ',
  panel: [
    'यह लिंक किसी दोस्त को भेजो। उसे वही सवाल मिलेंगे, और साथ में एक हीरो जो तुम्हारे समय पर जवाब देता है।',
    'लिंक में सवाल, जवाब का समय और सही जवाब हैं। इसमें कोई नाम नहीं है, और कहीं कुछ नहीं भेजा जाता।',
  ],
  tooLong: 'यह दौर लिंक के लिए बहुत लंबा है। एक और खेलो और उसे भेजो।',
  title: 'अपने दोस्त के साथ खेलो',
  asked: (answers) => `तुम्हारे दोस्त ने यहाँ ${answers} सवालों के जवाब दिए। तुम्हें वही सवाल मिलेंगे, और उसका हीरो उसी समय जवाब देगा।`,
  noHurry: 'कोई जल्दी नहीं। दोनों के सही जवाब मिलकर गिने जाते हैं।',
  start: 'शुरू करो',
  alone: 'अकेले खेलो',
  damaged: 'यह लिंक खराब है',
  damagedWhy: 'इसका एक हिस्सा नहीं है या बदल गया है। दोस्त का दौर नहीं दिख सकता।',
  damagedWay: 'अपना दौर खेलो, या दोस्त से लिंक फिर माँगो।',
  ownRound: 'अपना दौर खेलो',
  beside: 'तुम्हारे साथ',
  friend: 'तुम्हारा दोस्त',
  you: 'तुम',
  right: 'सही',
  both: 'दोनों दौर',
  each: ({ right, answers }) => `${answers} में से ${right} सही`,
  together: ({ right }, friend) => {
    const sum = right + friend.right;
    if (sum === 0) return 'दोनों की अच्छी कोशिश!';
    return right === friend.right
      ? `दोनों के ${right}: बराबरी! मिलाकर ${sum}।`
      : plural(sum, `दोनों का मिलाकर ${sum} सही जवाब!`, `दोनों के मिलाकर ${sum} सही जवाब!`);
  },
};
