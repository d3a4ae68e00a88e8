import type * as English from '../../../../topics/text/division';
import type { Catalogue } from '../../../catalogue';

const DIVISION_STEPS = (divisor: number, quotient: number): readonly string[] => [
  `सोचो: किस संख्या को ${divisor} से गुणा करने पर ${divisor * quotient} आता है?`,
  `${quotient} × ${divisor} = ${divisor * quotient}, तो ${divisor * quotient} ÷ ${divisor} = ${quotient}।`,
];

export const DIVISION_TEXT: Catalogue<typeof English.DIVISION_TEXT> = {
  'divide-by-2-5-10': {
    title: '2, 5 और 10 के पहाड़ों से भाग',
    summary: '2, 5 और 10 के पहाड़ों से भाग, जैसे 35 ÷ 5 या 35 ÷ 7, मुफ़्त खेलों और एक अभ्यास पत्र के साथ।',
    steps: DIVISION_STEPS(5, 7),
    searchTerms: ['भाग', 'बाँटना', 'आधा करना', 'आधा', 'समूह', 'भागफल'],
  },
  'divide-by-3-4-8': {
    title: '3, 4 और 8 के पहाड़ों से भाग',
    summary: '3, 4 और 8 के पहाड़ों से भाग, जैसे 24 ÷ 4 या 24 ÷ 6, मुफ़्त खेलों और एक अभ्यास पत्र के साथ।',
    steps: DIVISION_STEPS(4, 6),
    searchTerms: ['भाग', 'बाँटना', 'समूह', 'भागफल', 'भाग के सवाल'],
  },
  'divide-by-6-7-9': {
    title: '6, 7 और 9 के पहाड़ों से भाग',
    summary: '6, 7 और 9 के पहाड़ों से भाग, जैसे 56 ÷ 7 या 56 ÷ 8, मुफ़्त खेलों और एक अभ्यास पत्र के साथ।',
    steps: DIVISION_STEPS(7, 8),
    searchTerms: ['भाग', 'बाँटना', 'समूह', 'भागफल', 'भाग के सवाल'],
  },
  'missing-factors': {
    title: 'गुणा में छिपी संख्या',
    summary: '4 × ? = 28 या ? ÷ 3 = 9 में छिपी संख्या खोजना, एक मुफ़्त खेल और एक अभ्यास पत्र के साथ।',
    steps: ['उलटकर देखो: 4 × ? = 28 में ? खोजने के लिए 28 ÷ 4 करो।', '7 × 4 = 28, तो छिपी संख्या 7 है।'],
    searchTerms: ['छिपा गुणनखंड', 'अज्ञात', 'उल्टा सवाल', 'खाली जगह भरो', 'गुणनखंड', 'खाली डिब्बा', 'भाग'],
  },
};
