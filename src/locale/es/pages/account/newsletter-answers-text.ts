import type * as English from '../../../../pages/account/newsletter-answers-text';

export const text: typeof English.text = {
  subscribed: { title: '¡Suscripción realizada!', text: 'Gracias por suscribirse a nuestro boletín.' },
  duplicate: { title: '¡Ya tenía una suscripción!', text: 'Este correo ya recibe nuestro boletín.' },
  invalid: { title: 'Error', text: 'Escriba un correo electrónico válido.' },
};
