import type * as English from '../../../account/sign-in-text';
import type { Catalogue } from '../../catalogue';
import { plural } from '../grammar';

export const SIGNED_IN: Catalogue<typeof English.SIGNED_IN> = 'Sesión iniciada';

export const CODE_REFUSED: Catalogue<typeof English.CODE_REFUSED> =
  'Ese código no ha funcionado. Puede tener un error o haber caducado. Inténtelo de nuevo.';
export const TOO_MANY_ATTEMPTS: Catalogue<typeof English.TOO_MANY_ATTEMPTS> =
  'Ha habido demasiados intentos. Espere unos minutos e inténtelo de nuevo.';
export const TOO_MANY_EMAILS: Catalogue<typeof English.TOO_MANY_EMAILS> =
  'Se han pedido demasiados correos. Inténtelo de nuevo más tarde.';

export const askAgainText: typeof English.askAgainText = ({ unit, count }) => {
  const unitText = unit === 'seconds' ? plural(count, 'segundo', 'segundos') : plural(count, 'minuto', 'minutos');
  return `Por seguridad, podrá pedir otro dentro de ${count} ${unitText}.`;
};
