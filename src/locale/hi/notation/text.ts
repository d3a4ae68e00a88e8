import type * as English from '../../../notation/text';

export const ambiguousNumber: typeof English.ambiguousNumber = (typed, plain) =>
  `${typed} दो संख्याएँ हो सकती हैं। पूर्ण संख्या के लिए ${plain} लिखो।`;
