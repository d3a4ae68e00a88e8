import type * as English from '../../../../pages/account/account-link-text';
import type { Catalogue } from '../../../catalogue';

export const profile: Catalogue<typeof English.profile> = 'प्रोफ़ाइल';
export const signIn: Catalogue<typeof English.signIn> = 'साइन इन';
