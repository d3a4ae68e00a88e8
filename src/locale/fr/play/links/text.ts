import type * as English from '../../../../play/links/text';
import type { Catalogue } from '../../../catalogue';

export const copied = 'Lien copié';
export const copy = 'Copier le lien';
export const copyByHand = 'Copiez ce lien à la main\u00a0:';

export const forTeachers = 'Pour les enseignants';
export const questions = 'Questions';
export const pickedForMe = 'Choisies pour moi';
export const sameForAll = 'Les mêmes pour tous';
export const pickedText: Catalogue<typeof English.pickedText> =
  'Ici, les parties choisissent ce que cet enfant devrait travailler ensuite. Le lien contient ces réglages, et toutes les personnes qui l’ouvrent ont les mêmes questions. Il ne dit rien de ce que l’enfant sait.';
export const sameText: Catalogue<typeof English.sameText> =
  'Le lien contient ces réglages et ces questions. Toutes les personnes qui l’ouvrent ont les mêmes.';
