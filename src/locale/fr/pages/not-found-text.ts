import type * as English from '../../../pages/not-found-text';
import type { Catalogue } from '../../catalogue';

export const text: Catalogue<typeof English.text> = {
  pageTitle: 'Page introuvable',
  title: 'Oups\u202f! Cette page est introuvable.',
  lead: 'La page demandée n’existe pas ou a changé d’adresse.',
  home: 'Retour à l’accueil',
};
