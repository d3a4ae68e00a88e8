import type * as English from '../../../../pages/account/code-text';
import type { Catalogue } from '../../../catalogue';

export const label: Catalogue<typeof English.label> = 'Code reçu par e-mail';
export const incomplete: Catalogue<typeof English.incomplete> = 'Saisissez le code entier, comme dans l’e-mail.';
