import type * as English from '../../../../games/time-master/typed-time-text';

export const vocabulary: typeof English.vocabulary = {
  noon: /(?:ठीक )?दोपहर/,
  midnight: /आधी रात/,
  am: /a(?:\.? ?m\.?)?/,
  pm: /p(?:\.? ?m\.?)?/,
  separator: /[:.h ]|बजकर/,
  clock: /बजे|मिनट/,
  hours: /h|hr|hrs|घं|घंटा|घंटे|घण्टा|घण्टे/,
  minutes: /m|min|mins|मि|मिनट/,
  longUnits: /d|दिन|हफ़्ता|हफ़्ते|सप्ताह/,
  joint: /और/,
  rephraseTime: (typed) =>
    typed
      .replace(/^सुबह (.*)$/, '$1 am')
      .replace(/^रात 12(.*)$/, '12$1 am')
      .replace(/^(?:दोपहर|शाम|रात) (.*)$/, '$1 pm'),
  rephraseLength: (typed) =>
    typed
      .replace(/^आधा घंटा$/, '30 min')
      .replace(/^डेढ़ घंट[ाे]$/, '1 h 30 min')
      .replace(/^ढाई घंट[ाे]$/, '2 h 30 min')
      .replace(/^एक घंट[ाे]/, '1 h'),
  days: [
    ['सोमवार'],
    ['मंगलवार'],
    ['बुधवार'],
    ['गुरुवार', 'गुरूवार', 'बृहस्पतिवार', 'वीरवार'],
    ['शुक्रवार'],
    ['शनिवार'],
    ['रविवार', 'इतवार'],
  ],
};
