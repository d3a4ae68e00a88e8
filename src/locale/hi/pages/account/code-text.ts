import type * as English from '../../../../pages/account/code-text';
import type { Catalogue } from '../../../catalogue';

export const label: Catalogue<typeof English.label> = 'ईमेल में आया कोड';
export const incomplete: Catalogue<typeof English.incomplete> = 'पूरा कोड वैसा ही लिखें, जैसा ईमेल में है।';
