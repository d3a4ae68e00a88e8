import type * as English from '../../../../../pages/class/missed/text';
import { formatNumber } from '../../../../../ui/format';
import { numberToWord } from '../../../../../ui/number-to-word';
import type { Catalogue } from '../../../../catalogue';
import { plural } from '../../../grammar';

export const text: Catalogue<typeof English.text> = {
  title: 'सबसे कठिन सवाल',
  fromAnswers: (children) =>
    plural(children, 'एक जानवर के जवाबों के अनुसार।', `${numberToWord(children)} जानवरों के जवाबों के अनुसार।`),
  codesWithoutAnswers: (codes) => `${formatNumber(codes)} कोड में सिर्फ़ अंक हैं।`,
  longRounds: (answers) => `लंबे दौर में सिर्फ़ पहले ${answers} जवाब गिने जाते हैं।`,
  nobodyNamed: 'किसी का नाम या क्रम नहीं बताया जाता।',
  onlyScores: 'इन कोड में सिर्फ़ अंक हैं। ये इस साइट के पुराने संस्करण के हैं, या दूसरी सेटिंग वाले दौर के।',
  noMistakes: 'किसी से कोई सवाल गलत नहीं हुआ। शानदार यात्रा!',
  missedBy: ({ missed, asked }) => `${formatNumber(asked)} में से ${formatNumber(missed)} से गलती हुई`,
  discuss: 'बात करें',
  showAll: (count) => `सभी ${formatNumber(count)} दिखाएँ`,
  back: 'नावों पर वापस',
  failed: 'सवाल लोड नहीं हो पाए। अपना कनेक्शन जाँचें और फिर कोशिश करें। नावें अब भी यहाँ हैं।',

  discussion: {
    all: 'सभी सवाल',
    earlier: 'पिछला सवाल',
    next: 'अगला सवाल',
    about: (index, count, { missed, asked }) =>
      `सवाल ${formatNumber(index + 1)}, कुल ${formatNumber(count)}। ${formatNumber(asked)} में से ${formatNumber(missed)} से गलती हुई।`,
    choices: 'चुनने के लिए जवाब',
    slips: 'आम गलतियाँ',
    spokenSlips: (slips) => `आम गलतियाँ। ${slips.map((slip) => `${slip.answer}: ${slip.why}`).join(' ')}`,
    steps: 'इसे कैसे हल करें',
    answer: 'जवाब',
    spokenAnswer: (answer) => `जवाब: ${answer}`,
    reveal: {
      slips: 'आम गलतियाँ दिखाएँ',
      firstStep: 'हल करने का तरीका दिखाएँ',
      step: 'अगला चरण',
      answer: 'जवाब दिखाएँ',
    },
  },
};
