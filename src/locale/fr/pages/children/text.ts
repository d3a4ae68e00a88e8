import type * as English from '../../../../pages/children/text';
import { childName } from './names-text';

export const text: typeof English.text = {
  title: 'Enfants sur cet appareil',
  about:
    'Jusqu’à six enfants peuvent partager cet appareil. Chaque enfant choisit un animal\u00a0: pas besoin de nom. Chaque enfant a ses étoiles, sa carte, son héros, son île, ses réglages et ses questions. À partir de deux enfants, un nouvel onglet demande d’abord qui joue.',
  add: 'Ajouter un enfant',
  undo: 'Annuler',
  undone: 'Annulé. Tout est comme avant.',
  move: 'Pour transférer les progrès d’un enfant sur un autre appareil, choisissez cet enfant ici et enregistrez un fichier. Sur l’autre appareil, ajoutez un enfant, choisissez-le et chargez le fichier.',
  noSpace: 'Cet appareil est plein ou bloque l’enregistrement. Rien n’a donc changé.',
  added: (child) => `Nouvel enfant\u00a0: ${childName(child)}.`,
  addedSecond: (child, first) =>
    `Nouvel enfant\u00a0: ${childName(child)}. L’enfant qui jouait jusqu’ici s’appelle maintenant ${childName(first)}.`,
  changed: (child) => `Cet enfant s’appelle maintenant ${childName(child)}.`,
  removed: (child) =>
    `L’enfant ${childName(child)} n’est plus là. Vous pouvez annuler tant que vous restez sur cette page.`,
  isPlaying: 'joue en ce moment',
  play: 'Jouer',
  playAs: (child) => `Jouer avec ${childName(child)}`,
  change: 'Changer',
  changeChild: (child) => `Changer ${childName(child)}`,
  remove: 'Supprimer',
  removeChild: (child) => `Supprimer ${childName(child)}`,
};

export const choiceText: typeof English.choiceText = {
  description: 'Choisis un animal et une couleur. Pas besoin de nom.',
  animal: 'Animal',
  colour: 'Couleur',
  add: 'Ajouter',
  done: 'Terminé',
};

export const removalText: typeof English.removalText = {
  title: (child) => `Supprimer ${childName(child)}\u202f?`,
  description: 'Tout ce que cet appareil enregistre pour cet enfant sera supprimé.',
  about:
    'Ses étoiles, ses scores, sa carte, son héros, son île et ses réglages seront supprimés. Les autres enfants gardent les leurs. Pour garder une copie, choisissez d’abord cet enfant et enregistrez un fichier.',
  keep: (child) => `Garder ${childName(child)}`,
  remove: (child) => `Supprimer ${childName(child)}`,
};
