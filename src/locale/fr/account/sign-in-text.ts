import type * as English from '../../../account/sign-in-text';
import type { Catalogue } from '../../catalogue';
import { plural } from '../grammar';

export const SIGNED_IN: Catalogue<typeof English.SIGNED_IN> = 'Connexion réussie';

export const CODE_REFUSED: Catalogue<typeof English.CODE_REFUSED> =
  'Ce code n’a pas fonctionné. Il contient peut-être une faute de frappe, ou il a expiré. Réessayez.';
export const TOO_MANY_ATTEMPTS: Catalogue<typeof English.TOO_MANY_ATTEMPTS> =
  'Il y a eu trop d’essais. Attendez quelques minutes, puis réessayez.';
export const TOO_MANY_EMAILS: Catalogue<typeof English.TOO_MANY_EMAILS> =
  'Trop d’e-mails ont été demandés. Veuillez réessayer plus tard.';

export const askAgainText: typeof English.askAgainText = ({ unit, count }) => {
  const unitText = unit === 'seconds' ? plural(count, 'seconde', 'secondes') : plural(count, 'minute', 'minutes');
  return `Par sécurité, vous pourrez en demander un autre dans ${count} ${unitText}.`;
};
