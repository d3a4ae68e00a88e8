import type { ReactNode } from 'react';
import type * as English from '../../../../pages/topics/text';
import { settingLabel } from '../../../../play/menu/setting-labels';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  title: 'Thèmes',
  lead: 'Trouve ce que tu apprends\u00a0: des jeux, des fiches, des leçons et des vidéos pour chaque thème.',
  all: 'Tous les thèmes',
  years: 'Année d’école en Angleterre',
  allYears: 'Toutes',
  how: 'Comment faire',
  example: 'Un exemple',
  answer: (answer) => `Réponse\u00a0: ${answer}`,
  play: 'Jouer',
  mixed: 'Il y a aussi d’autres questions.',
  paper: 'Sur papier',
  worksheet: 'Imprimer une fiche',
  lessons: 'L’apprendre dans une leçon',
  leaving:
    'Ces leçons ont une vidéo et un quiz, en anglais. Elles sont sur le site d’Oak National Academy, qui ne fait pas partie de Numeria, et s’ouvrent dans un nouvel onglet.',
  elsewhere: ' (Oak National Academy, dans un nouvel onglet)',
  otherCoins: 'Les jeux utilisent les pièces que tu as choisies. Les leçons utilisent des livres et des pence.',
  videos: 'Vidéos',
  video: (link: ReactNode, hub = ''): ReactNode => (
    <>
      {link} ({hub})
    </>
  ),
  older: 'Ces vidéos sont pour des élèves plus grands, sur la page de leur examen. Elles sont en anglais.',
  curriculum: 'Dans le programme d’Angleterre',
  source:
    'Extraits du programme national d’Angleterre de 2014, qui sera remplacé à partir de 2028. Contient des informations du secteur public sous Open Government Licence v3.0. C’est nous qui avons rattaché les extraits aux thèmes.',
  previous: (link: ReactNode): ReactNode => (
    <>
      {'Avant\u00a0: '}
      {link}
    </>
  ),
  next: (link: ReactNode): ReactNode => (
    <>
      {'Après\u00a0: '}
      {link}
    </>
  ),
};

export const playText: typeof English.playText = (game, round) =>
  round === '' ? `Jouer\u00a0: ${game}` : `Jouer\u00a0: ${game} (${round})`;

export const roundText: typeof English.roundText = ({ difficulty, level, size }) => {
  if (difficulty !== undefined) return settingLabel(difficulty);
  if (level !== undefined) return `Niveau ${level}`;
  return size === undefined ? '' : `${size} sur ${size}`;
};
