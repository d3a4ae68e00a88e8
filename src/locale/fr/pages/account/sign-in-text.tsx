import type * as English from '../../../../pages/account/sign-in-text';

export const text: typeof English.text = {
  pageTitle: 'Connexion',
  welcome: 'Bienvenue sur Numeria',
  lead: 'Pas besoin de mot de passe. Nous vous envoyons par e-mail un lien qui vous connecte.',
  scriptless: 'Pour vous connecter, activez JavaScript dans votre navigateur, puis rechargez cette page.',
  withoutAccount: 'On peut jouer à tous les jeux sans compte. Un compte garde vos favoris.',
  address: 'Adresse e-mail',
  sampleAddress: 'nom@example.org',
  send: 'Envoyer le lien magique',
  sending: 'Envoi…',
  error: 'Erreur',
  sent: 'Consultez vos e-mails\u202f!',
  sentText: 'Nous vous avons envoyé un lien magique pour vous connecter.',
  stillTrying: 'Pas encore de réponse. Nous essayons toujours…',
  under13: 'Moins de 13 ans\u202f? Demande à un adulte de le faire.',
  notMyDevice: 'Ce n’est pas mon appareil',
  notMyDeviceHint:
    'C’est celui de l’école ou de quelqu’un d’autre\u202f? Nous vous déconnecterons quand vous fermerez cet onglet.',
  noAccounts:
    'Cette copie de Numeria n’a pas de comptes, il n’y a donc pas besoin de se connecter. Tous les jeux fonctionnent sans compte, et vos progrès restent sur cet appareil.',
  toGames: 'Aller aux jeux',
};

export const sentText: typeof English.sentText = {
  title: 'Consultez vos e-mails',
  lead: (email) => (
    <>Nous avons écrit à {email}. Ouvrez le lien de l’e-mail sur l’appareil de votre choix, ou saisissez le code ici.</>
  ),
  help: 'Utilisez l’un des deux dans l’heure. Il ne sert qu’une fois. Vous n’avez rien reçu\u202f? Regardez dans les courriers indésirables, ou demandez un autre e-mail dans une minute.',
  inbox: (link) => (
    <>
      Cette copie de Numeria n’envoie pas de vrais e-mails&nbsp;: {link('ouvrir sa boîte de réception')}. Si elle est
      verrouillée, vous trouverez son adresse dans le terminal où Numeria a été lancé.
    </>
  ),
  back: 'Retour à la connexion',
};

export const codeFormText: typeof English.codeFormText = {
  signIn: 'Se connecter',
  signingIn: 'Connexion…',
  errors: {
    refused:
      'Ce code n’a pas fonctionné. Il contient peut-être une faute de frappe, ou il a expiré. Réessayez, ou ouvrez le lien de l’e-mail.',
    'too often': 'Il y a eu trop d’essais. Attendez quelques minutes, puis réessayez.',
    'only the link': 'Il y a eu trop de codes faux. Ouvrez plutôt le lien de l’e-mail.',
    'no answer':
      'Le service des comptes ne répond pas pour le moment. Votre code reste valable. Réessayez dans un instant.',
  },
};
