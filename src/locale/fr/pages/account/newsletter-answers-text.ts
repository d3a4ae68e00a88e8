import type * as English from '../../../../pages/account/newsletter-answers-text';

export const text: typeof English.text = {
  subscribed: { title: 'C’est fait\u202f!', text: 'Merci de vous abonner à notre lettre d’information.' },
  duplicate: { title: 'Déjà fait\u202f!', text: 'Cette adresse reçoit déjà notre lettre d’information.' },
  invalid: { title: 'Erreur', text: 'Veuillez saisir une adresse e-mail valide.' },
};
