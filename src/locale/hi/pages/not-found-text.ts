import type * as English from '../../../pages/not-found-text';
import type { Catalogue } from '../../catalogue';

export const text: Catalogue<typeof English.text> = {
  pageTitle: 'पन्ना नहीं मिला',
  title: 'अरे! यह पन्ना नहीं मिला।',
  lead: 'यह पन्ना है ही नहीं, या इसका पता बदल गया है।',
  home: 'मुख्य पन्ने पर जाओ',
};
