import type * as English from '../../../../pages/account/email-address-text';
import type { Catalogue } from '../../../catalogue';

export const INVALID_EMAIL_ADDRESS: Catalogue<typeof English.INVALID_EMAIL_ADDRESS> =
  'Saisissez une adresse e-mail complète, comme nom@example.org.';
