import type * as English from '../../../../topics/text/algebra';
import type { Catalogue } from '../../../catalogue';

export const ALGEBRA_TEXT: Catalogue<typeof English.ALGEBRA_TEXT> = {
  'solve-equations': {
    title: 'समीकरण हल करो: x खोजो',
    summary: '3x + 5 = 20 जैसे समीकरणों में x खोजना, एक मुफ़्त खेल, एक अभ्यास पत्र और वीडियो के साथ।',
    steps: ['दोनों ओर से 5 घटाओ: 3x = 15।', 'दोनों ओर 3 से भाग दो: x = 5।', 'जाँचो: 3 × 5 + 5 = 20।'],
    searchTerms: ['रैखिक समीकरण', 'बीजगणित', 'अज्ञात', 'x का मान', 'तराज़ू'],
  },
  'substitute-numbers': {
    title: 'x की जगह संख्या रखो',
    summary: 'x का मान 5 हो तो 3x निकालना, एक मुफ़्त खेल, एक अभ्यास पत्र और एक वीडियो के साथ।',
    steps: ['3x यानी 3 गुणा x।', 'x की जगह 5 रखो: 3 × 5 = 15।'],
    searchTerms: ['प्रतिस्थापन', 'बीजगणित', 'व्यंजक', 'सूत्र', 'मान रखना', 'मान निकालना'],
  },
};
