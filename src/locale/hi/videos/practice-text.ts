import type * as English from '../../../videos/practice-text';
import type { Catalogue } from '../../catalogue';

export const TOPIC_TITLES: Catalogue<typeof English.TOPIC_TITLES> = {
  'add-related-fractions': 'आधे और चौथाई, तिहाई और छठे हिस्से जोड़ना',
  'subtract-related-fractions': 'आधे और चौथाई, तिहाई और छठे हिस्से घटाना',
  'add-unlike-fractions': 'अलग-अलग हर वाले भिन्न जोड़ना',
  'subtract-unlike-fractions': 'अलग-अलग हर वाले भिन्न घटाना',
  'solve-equations': 'समीकरण हल करना: x खोजना',
  'substitute-numbers': 'x की जगह संख्या रखना',
};
