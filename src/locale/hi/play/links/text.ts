import type * as English from '../../../../play/links/text';
import type { Catalogue } from '../../../catalogue';

export const copied = 'लिंक कॉपी हो गया';
export const copy = 'लिंक कॉपी करें';
export const copyByHand = 'यह लिंक हाथ से कॉपी करें:';

export const forTeachers = 'शिक्षकों के लिए';
export const questions = 'सवाल';
export const pickedForMe = 'मेरे लिए चुने हुए';
export const sameForAll = 'सबके लिए एक जैसे';
export const pickedText: Catalogue<typeof English.pickedText> =
  'यहाँ हर दौर में वे सवाल आते हैं जिनका अभ्यास इस बच्चे को अब करना चाहिए। लिंक में ये सेटिंग हैं, और इसे खोलने वाले सबको एक जैसे सवाल मिलते हैं। लिंक यह नहीं बताता कि बच्चा क्या जानता है।';
export const sameText = 'लिंक में ये सेटिंग और सवाल हैं। इसे खोलने वाले सबको वही मिलते हैं।';
