import type * as English from '../search-terms.ts';

/** Plurals and cases, as in the usual light stemmers of Hindi. */
export const ENDINGS: typeof English.ENDINGS = [[/(?:ियाँ|ियों|ाएँ|ाओं|ों|ें|ाँ|ा|ि|ी|े|ो)$/, '']];

export const FILLERS: typeof English.FILLERS =
  'एक और का कि की के को कैसे कौन क्या क्यों जो तक तो था थे दिखाओ ने पर बताओ भी मुझे में मैं यह या ये वह वीडियो वे समझाओ सीखना से हम है हैं हो';
