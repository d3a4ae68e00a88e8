import type { Catalogue } from '../catalogue.ts';
import type * as English from '../email-text.ts';

export const email: Catalogue<typeof English.email> = {
  welcome: {
    subject: 'Bienvenue sur Numeria\u00a0: votre lien de connexion',
    heading: 'Bienvenue à bord\u202f!',
    lead: 'Quelqu’un, sans doute vous, a demandé à se connecter à Numeria. Appuyez sur le bouton, et votre compte sera prêt.',
    button: 'Confirmer et se connecter',
  },
  back: {
    subject: 'Votre lien de connexion à Numeria',
    heading: 'Nous sommes ravis de vous revoir\u202f!',
    lead: 'Appuyez sur le bouton pour vous connecter. Vous pouvez le faire sur n’importe quel appareil\u00a0: la connexion se fera sur celui-là.',
    button: 'Se connecter',
  },
  code: 'Ou tapez ce code sur la page où vous avez demandé cet e-mail\u00a0:',
  once: 'Le lien et le code ne servent qu’une fois et sont valables une heure. Si le bouton ne marche pas, copiez cette adresse dans votre navigateur\u00a0:',
  unasked: (email: string) =>
    `Cet e-mail est destiné à ${email}. Vous n’avez rien demandé\u202f? Ignorez cet e-mail et ne donnez le code à personne.`,
};
