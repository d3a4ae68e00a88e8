import type * as English from '../../../../pages/contact/text';

export const text: typeof English.text = {
  title: 'Nous contacter',
  lead: (address, withForm) => (
    <>
      Une question, une erreur, une idée&#8239;? Écrivez à {address}
      {withForm(', ou écrivez votre message ici')}.
    </>
  ),
  fields: { name: 'Nom', email: 'E-mail', subject: 'Objet', message: 'Message' },
  missing: {
    name: 'Saisissez votre nom.',
    email: 'Saisissez votre adresse e-mail.',
    subject: 'Saisissez un objet.',
    message: 'Saisissez votre message.',
  },
  invalidEmail: 'Saisissez une adresse e-mail complète, comme nom@example.org.',
  send: 'Envoyer le message',
  sending: 'Envoi…',
  sent: 'Message envoyé\u202f!',
  sentText: 'Merci de votre avis. Nous vous répondrons bientôt\u202f!',
  clear: 'Vider le formulaire',
};

export const replyText: typeof English.replyText = {
  title: 'Voulez-vous une réponse\u202f?',
  cannotSend: 'Ce formulaire ne peut pas encore envoyer de messages.',
  writeTo: (address) => <>Pour recevoir une réponse, écrivez à {address} depuis votre propre application d’e-mail.</>,
  carried: 'Le bouton copie votre texte dans un nouvel e-mail.',
  tooLong: 'Votre message est trop long pour ce bouton. Copiez-le et collez-le dans un e-mail.',
  open: 'Ouvrir mon application d’e-mail',
  copy: 'Copier le message',
  copied: 'Copié',
  copiedText: (address) => `Collez-le maintenant dans un e-mail à ${address}.`,
  notCopied: 'Votre navigateur a bloqué la copie',
  notCopiedText: 'Sélectionnez le message dans son champ et copiez-le de là.',
  pasteHere: '[Veuillez coller votre message ici.]',
};
