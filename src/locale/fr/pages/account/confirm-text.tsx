import type * as English from '../../../../pages/account/confirm-text';

export const text: typeof English.text = {
  pageTitle: 'Connexion depuis votre e-mail',
  title: 'Connexion à Numeria',
  scriptless:
    'Pour vous connecter, activez JavaScript dans votre navigateur, puis ouvrez de nouveau le lien de l’e-mail. Il reste valable. Toutes les autres pages se lisent sans JavaScript.',
  usedTitle: 'Ce lien ne fonctionne plus',
  used: 'Il a expiré ou a déjà servi. Seul le lien du dernier e-mail fonctionne.',
  noLinkTitle: 'Ouvrez le lien de votre e-mail',
  noLink:
    'Cette page ne fonctionne que si vous l’ouvrez depuis le lien de l’e-mail de connexion. Votre lien reste valable\u00a0: ouvrez-le de nouveau, ou demandez-en un autre.',
  nobody: 'Appuyez sur le bouton pour vous connecter avec l’adresse à laquelle nous avons écrit.',
  somebody: (email) => (
    <>
      La connexion actuelle est celle de {email}. Avec le bouton, vous passerez à l’adresse à laquelle nous avons écrit.
    </>
  ),
  signIn: 'Se connecter',
  signingIn: 'Connexion…',
  tryAgain: 'Réessayer',
  stay: 'Garder la connexion actuelle',
  notAsked: 'Si vous n’avez pas demandé cet e-mail, fermez cette page. Aucune connexion n’a eu lieu.',
  slow: 'Pas encore de réponse. Nous essayons toujours…',
  tooOften: 'Il y a eu trop d’essais. Votre lien reste valable. Attendez quelques minutes, puis réessayez.',
  noAnswer: 'Le service des comptes ne répond pas pour le moment. Votre lien reste valable. Réessayez dans un instant.',
  newLink: 'Demander un nouveau lien',
  stillSignedIn: (email) => (
    <>La connexion actuelle reste celle de {email}. Pour changer de compte, déconnectez-vous d’abord.</>
  ),
  toGames: 'Aller aux jeux',
};
