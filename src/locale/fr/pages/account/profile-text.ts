import type * as English from '../../../../pages/account/profile-text';

export const text: typeof English.text = {
  pageTitle: 'Profil',
  title: 'Votre profil',
  scriptless:
    'Ce que vous nous avez dit de vous, et vos jeux favoris. Il faut se connecter pour voir cette page. Activez JavaScript dans votre navigateur, puis rechargez la page.',
  home: 'Retour à l’accueil',
  signOut: 'Se déconnecter',
  signOutEverywhere: 'Se déconnecter partout',
  signedOutEverywhere: 'Déconnexion faite partout',
  signedOutEverywhereText: 'Vous pouvez vous connecter de nouveau sur n’importe quel appareil.',
  loading: 'Chargement…',
};

export const aboutYouText: typeof English.aboutYouText = {
  title: 'À propos de vous',
  error: 'Erreur',
  failed: 'Le profil n’a pas pu être chargé',
  unavailable: 'Nous n’avons pas pu charger votre profil. Rien n’est perdu. Vérifiez votre connexion et réessayez.',
};

export const formText: typeof English.formText = {
  required: 'Seule votre adresse e-mail est obligatoire. Le reste est facultatif.',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  emailHint: (email) => `Vous vous connecterez toujours avec ${email}.`,
  dateOfBirth: 'Date de naissance',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'C’est fait',
  savedText: 'Le profil est à jour',
  nameTooLong: (characters) => `Ce nom est trop long. Utilisez au plus ${characters} caractères.`,
  impossibleDate: 'Choisissez une date entre 1900 et aujourd’hui.',
  halfDate: 'Cette date n’est pas complète. Complétez-la ou effacez-la.',
};

export const favouritesText: typeof English.favouritesText = {
  title: 'Vos jeux favoris',
  unavailable: 'Nous n’avons pas pu charger vos favoris. Rien n’est perdu. Vérifiez votre connexion et réessayez.',
  none: 'Il n’y a pas encore de jeu dans vos favoris. Ajoutez-en depuis la page d’accueil\u202f!',
  play: 'Jouer',
};

export const dataText: typeof English.dataText = {
  title: 'Vos données',
  stored:
    'Nous enregistrons votre adresse e-mail, ce que vous écrivez sur cette page et vos favoris. Si vous recevez la lettre d’information, nous enregistrons votre adresse pour cela aussi. Vos progrès dans les jeux restent sur votre appareil.',
  inDownload:
    'Le fichier contient votre compte, votre profil et vos favoris. Il ne contient pas la liste de la lettre d’information, car personne ne peut la lire par le site.',
  download: 'Télécharger mes données',
  deleteAccount: 'Supprimer mon compte',
};
