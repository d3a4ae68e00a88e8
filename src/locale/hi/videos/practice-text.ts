import type * as English from '../../../videos/practice-text';
import type { Catalogue } from '../../catalogue';

export const TOPIC_TITLES: Catalogue<typeof English.TOPIC_TITLES> = {
  'add-related-fractions': 'आधे और चौथाई, तिहाई और छठे हिस्से जोड़ो',
  'subtract-related-fractions': 'आधे और चौथाई, तिहाई और छठे हिस्से घटाओ',
  'add-unlike-fractions': 'अलग-अलग हर वाली भिन्नें जोड़ो',
  'subtract-unlike-fractions': 'अलग-अलग हर वाली भिन्नें घटाओ',
  'solve-equations': 'समीकरण हल करो: x खोजो',
  'substitute-numbers': 'x की जगह संख्या रखो',
};
