import type * as English from '../../../../pages/account/delete-text';

export const text: typeof English.text = {
  title: 'Supprimer votre compte\u202f?',
  description: 'On ne peut pas revenir en arrière. Seront supprimés pour toujours\u00a0:',
  removed: (email) => [
    `votre accès avec ${email}`,
    'votre profil, avec votre nom et votre date de naissance',
    'vos jeux favoris',
    'votre abonnement à la lettre d’information, s’il y en a un avec cette adresse',
  ],
  progress: 'Vos progrès dans les jeux restent sur cet appareil.',
  keep: 'Garder mon compte',
  delete: 'Supprimer mon compte',
  deleting: 'Suppression…',
  deleted: 'Votre compte est supprimé',
  deletedText: 'Nous avons supprimé vos données. Vous pouvez continuer à jouer.',
  confirmTitle: 'Est-ce bien vous\u202f?',
  confirmDescription: 'Votre connexion date d’un moment. Merci de confirmer que c’est bien vous.',
  codeSent: (email) => <>Nous avons envoyé un code à {email}. Saisissez-le ici pour supprimer votre compte.</>,
  codeAlreadySent: 'Utilisez le code que vous avez déjà',
};
