import type { TimeSetting } from '../../../../../machines/core/time-setting';
import { type CheckCondition, questionSeconds, RULES } from '../../../../../machines/tables-check/rules';
import type * as English from '../../../../games/tables-check/text';
import { chooseCandidateText } from '../../../../play/internal/shared-text';
import { formatSum } from '../../../../ui/format';
import { formatDecimal } from '../../../../ui/format-decimal';
import { numberToWord } from '../../../../ui/number-to-word';
import type { Catalogue } from '../../../catalogue';
import { joinList, plural } from '../../grammar';

function clockLine(time: TimeSetting): string {
  const limit = questionSeconds({ time, speech: 'off' });
  return limit === null ? 'जितना समय चाहिए, लो।' : `हर सवाल के लिए ${limit} सेकंड हैं।`;
}

const MANNERS: Readonly<Record<CheckCondition, string>> = {
  alert: 'समय खत्म होने की आवाज़',
  colours: 'दूसरे रंग',
  letters: 'अक्षरों का दूसरा आकार',
  helper: 'किसी और का लिखना',
  next: '“आगे” वाला बटन',
  aloud: 'सवाल बोलकर सुनाना',
  pad: 'स्क्रीन पर अंकों की कुंजियाँ नहीं',
  reader: 'स्क्रीन रीडर',
  scan: 'एक बटन',
  speech: 'बोलकर दिए जवाब',
  time: 'ज़्यादा समय',
  answers: 'चुनने के लिए जवाब',
  pauses: 'बीच में रुकना',
};

const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const dayOf = (iso: string): string => new Intl.DateTimeFormat('hi-u-nu-latn', DATE).format(new Date(iso));

export const text: Catalogue<typeof English.text> = {
  tagline: 'तुम्हारे पहाड़े, इंग्लैंड की कक्षा\u00A04 की जाँच की तरह।',
  menu: {
    start: 'जाँच शुरू करो',
    howToPlay: 'यह कैसे होता है',
    steps: (time, { isMultipleChoice = false } = {}) => [
      ['पहले तैयारी के तीन सवाल।', `फिर ${RULES.questions} जो गिने जाएँगे।`],
      isMultipleChoice
        ? [clockLine(time), 'जवाब चुनो।']
        : [clockLine(time), 'जवाब लिखो और Enter दबाओ।', 'Enter रह गया? लिखा हुआ फिर भी गिना जाएगा।'],
      ['हर सवाल पर एक बत्ती जलती है।', 'आखिर में सारी बत्तियाँ दिखेंगी।'],
    ],
    earlier: 'तुम्हारी जाँचें',
    none: 'तैयारी के तीन, फिर 25।',
  },

  arrangements: {
    title: 'जैसा जाँच में होता है',
    beyond: 'जाँच से अलग',
    beyondHint: 'ये नतीजे अलग सहेजे जाते हैं और उन पर निशान रहता है।',
    alert: '2 सेकंड बचने पर आवाज़',
    helper: 'कोई और मेरे लिए लिखे',
    next: 'सवालों के बीच “आगे” वाला बटन',
    aloud: 'सवाल बोलकर सुनाओ',
    aloudHint: 'घड़ी सवाल सुनाने के बाद चलती है, या लिखना शुरू करने पर।',
    pad: 'स्क्रीन पर अंकों की कुंजियाँ नहीं',
    colours: 'रंग',
    colourNames: {
      own: 'सामान्य',
      'black-white': 'सफ़ेद पर काला',
      'yellow-black': 'काले पर पीला',
      'black-blue': 'नीले पर काला',
      'black-peach': 'आड़ू रंग पर काला',
      'blue-cream': 'क्रीम पर नीला',
    },
    letters: 'अक्षरों का आकार',
    letterNames: {
      'very-small': 'बहुत छोटा',
      small: 'छोटा',
      regular: 'सामान्य',
      large: 'बड़ा',
      'very-large': 'बहुत बड़ा',
      largest: 'सबसे बड़ा',
    },
    reader: 'स्क्रीन रीडर के साथ',
    readerHint: 'घड़ी पहली कुंजी दबाने पर, या 5 सेकंड बाद चलती है।',
    speech: 'जवाब बोलकर दो',
    speechHint: 'तुम्हारा डिवाइस ही सुनता है। कुछ भेजा नहीं जाता।',
    speechReload: 'जवाब बोलने के लिए यह पन्ना फिर खोलो',
    means: 'इंग्लैंड के औसत अंक',
    meansSource: 'स्रोत: इंग्लैंड का शिक्षा विभाग, गुणा के पहाड़ों की जाँच के नतीजे।',
    year: 'साल',
    mean: 'औसत',
    meanScore: (mean) => formatDecimal(mean, 1),
  },

  play: {
    stage: 'रात का समुद्र तट',
    form: 'जवाब',
    field: 'तुम्हारा जवाब',
    enter: 'Enter',
    skip: 'तैयारी छोड़ो',
    warmUp: (asked) => `तैयारी: ${RULES.warmUp} में से सवाल ${asked}`,
    number: (asked) => `${RULES.questions} में से सवाल ${asked}`,
    ready: 'तैयारी पूरी! अब आते हैं 25 सवाल।',
    next: 'आगे',
    asked: (question) => formatSum(question),
    listening: 'अपना जवाब बोलो।',
    deaf: { title: 'माइक काम नहीं कर रहा', text: 'अपने जवाब लिखो।' },
  },

  ear: {
    start: ({ time, answers }) =>
      `पहले तैयारी के ${RULES.warmUp} सवाल, फिर ${RULES.questions} सवाल। ${clockLine(time)} ${answers === 'choice' ? chooseCandidateText() : 'हर जवाब लिखो और Enter दबाओ।'}`,
    asked: ({ first, second }) => `${first} गुणा ${second}?`,
    ready: 'तैयारी पूरी! अब आते हैं 25 सवाल। शुरू करने के लिए Enter दबाओ।',
  },

  over: {
    title: (score) => `${RULES.questions} में से ${score}`,
    stopped: (asked) => `${RULES.questions} में से ${asked} सवाल पूछे गए`,
    praise: (score, asked) => {
      if (asked < RULES.questions) return 'अच्छी शुरुआत!';
      return score === RULES.questions ? 'सारी बत्तियाँ, सारे पहाड़े!' : 'सारे 25 पूरे। तट जगमगा रहा है!';
    },
    again: 'एक और जाँच दो',
    menu: 'मेनू',
    print: 'यह पन्ना प्रिंट करो',
    wentWell: (score) =>
      score === 0
        ? 'आखिर तक डटे रहने पर शाबाश।'
        : plural(score, `${numberToWord(score)} जवाब सही रहा।`, `${numberToWord(score)} जवाब सही रहे।`),
    practise: (hardest) => (hardest === null ? 'सब पहाड़े पक्के! किसी और दिन फिर करो।' : `${hardest} का पहाड़ा।`),
    taken: (manners, standard) =>
      `यह जाँच इनके साथ हुई: ${joinList(manners.map((manner) => MANNERS[manner]))}। ${
        standard ? 'जाँच में इन सबकी अनुमति है।' : 'इसलिए यह तुम्हारे सामान्य अंकों में नहीं गिना जाता।'
      }`,
    tables: 'हर पहाड़ा',
    table: (table) => `${table} का पहाड़ा`,
    right: (right, of) => `${of} में से ${right} सही`,
    all: 'सारे सवाल',
    columns: ['', 'सवाल', 'तुम', 'समय'],
    nothing: 'कुछ नहीं',
    correct: 'सही',
    incorrect: 'गलत',
    time: ({ ms }) => `${formatDecimal(ms / 1000, 1)} सेकंड`,
    earlier: 'पहले की जाँचें',
    apart: '* सामान्य अंक नहीं',
    compared: (difference) => {
      if (difference === 0) return 'पिछली बार जितने ही।';
      return difference > 0 ? `पिछली बार से ${difference} ज़्यादा।` : `पिछली बार से ${-difference} कम। अंक घटते-बढ़ते रहते हैं।`;
    },
    day: dayOf,
    sheet: (at) => (at === null ? 'गुणा के पहाड़ों की जाँच' : `गुणा के पहाड़ों की जाँच, ${dayOf(at)}`),
    name: 'नाम:',
  },
};
