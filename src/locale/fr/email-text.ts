import type { Catalogue } from '../catalogue.ts';
import type * as English from '../email-text.ts';

export const email: Catalogue<typeof English.email> = {
  welcome: {
    subject: 'Bienvenue sur Numeria\u00a0: votre lien de connexion',
    heading: 'Bienvenue à bord\u202f!',
    lead: 'Quelqu’un, sans doute vous, a demandé à se connecter à Numeria. Appuyez sur le bouton et votre compte est prêt.',
    button: 'Confirmer et se connecter',
  },
  back: {
    subject: 'Votre lien de connexion à Numeria',
    heading: 'Heureux de vous revoir\u202f!',
    lead: 'Appuyez sur le bouton pour vous connecter. Vous pouvez le faire sur n’importe quel appareil, et c’est là que vous serez connecté.',
    button: 'Se connecter',
  },
  code: 'Ou tapez ce code sur la page où vous avez demandé cet e-mail\u00a0:',
  once: 'Le lien et le code servent une seule fois, pendant une heure. Si le bouton ne marche pas, copiez cette adresse dans votre navigateur\u00a0:',
  unasked: (email: string) =>
    `Cet e-mail est destiné à ${email}. Vous n’avez rien demandé\u202f? Ignorez cet e-mail et ne donnez le code à personne.`,
};
