import type * as English from '../../../../pages/account/service-text';
import type { Catalogue } from '../../../catalogue';

export const tryAgain: Catalogue<typeof English.tryAgain> = 'Réessayer';
export const trying: Catalogue<typeof English.trying> = 'Nouvel essai…';
export const oneMoment: Catalogue<typeof English.oneMoment> = 'Un instant…';
export const noAccountService: Catalogue<typeof English.noAccountService> =
  'Le service des comptes ne répond pas pour le moment. Vous n’avez rien perdu. Vérifiez votre connexion et réessayez.';
