import type * as English from '../../../../pages/account/newsletter-text';
import type { Catalogue } from '../../../catalogue';

export const noNewsletter: Catalogue<typeof English.noNewsletter> =
  'Cette copie de Numeria n’envoie pas de lettre d’information.';
export const news: Catalogue<typeof English.news> = 'De temps en temps, des nouvelles des jeux et des vidéos.';
export const addressLabel: Catalogue<typeof English.addressLabel> = 'Adresse e-mail pour la lettre d’information';
export const yourEmail: Catalogue<typeof English.yourEmail> = 'Votre e-mail';
export const subscribe: Catalogue<typeof English.subscribe> = 'S’abonner';
export const under13: Catalogue<typeof English.under13> = 'Moins de 13 ans\u202f? Demande à un adulte de le faire.';
export const failed: typeof English.failed = {
  title: 'Erreur',
  text: 'L’abonnement n’a pas fonctionné. Veuillez réessayer plus tard.',
};
