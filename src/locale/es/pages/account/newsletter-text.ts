import type * as English from '../../../../pages/account/newsletter-text';
import type { Catalogue } from '../../../catalogue';

export const noNewsletter: Catalogue<typeof English.noNewsletter> = 'Esta copia de Numeria no envía ningún boletín.';
export const news: Catalogue<typeof English.news> = 'De vez en cuando, novedades de juegos y vídeos.';
export const addressLabel: Catalogue<typeof English.addressLabel> = 'Correo electrónico para el boletín';
export const yourEmail: Catalogue<typeof English.yourEmail> = 'Su correo';
export const subscribe: Catalogue<typeof English.subscribe> = 'Suscribirse';
export const under13: Catalogue<typeof English.under13> = '¿Menos de 13 años? Pide que lo haga una persona adulta.';
export const failed: typeof English.failed = {
  title: 'Error',
  text: 'La suscripción no ha funcionado. Inténtelo de nuevo más tarde.',
};
