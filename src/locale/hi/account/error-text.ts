import type * as English from '../../../account/error-text';
import type { Catalogue } from '../../catalogue';

export const ERROR: Catalogue<typeof English.ERROR> = 'गड़बड़ी';
export const somethingWentWrong: Catalogue<typeof English.somethingWentWrong> = () =>
  'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।';

export const LINK_EXPIRED: Catalogue<typeof English.LINK_EXPIRED> =
  'इस लिंक का समय पूरा हो गया है, या यह इस्तेमाल हो चुका है। नया लिंक माँगें।';
export const LINK_UNUSABLE: Catalogue<typeof English.LINK_UNUSABLE> = 'यह लिंक काम नहीं कर रहा। नया लिंक माँगें।';
