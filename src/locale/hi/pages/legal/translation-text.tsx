import type * as English from '../../../../pages/legal/translation-text';

export const translationNote: typeof English.translationNote = (link) => (
  <>यह पन्ना एक अनुवाद है। केवल {link('अंग्रेज़ी पाठ')} ही मान्य है।</>
);
