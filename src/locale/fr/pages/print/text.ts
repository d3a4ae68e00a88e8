import type { Operation } from '../../../../../machines/core/arithmetic';
import { childName } from '../../../../pages/children/names-text';
import type * as English from '../../../../pages/print/text';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

const FACT_NAMES: Readonly<Record<Operation, string>> = {
  '×': 'les tables de multiplication',
  '÷': 'les divisions',
  '+': 'les additions',
  '−': 'les soustractions',
};

export const text: Catalogue<typeof English.text> = {
  title: 'Imprimer',
  lead: 'Des fiches avec les réponses, et des diplômes. Rien sur un enfant ne quitte cet appareil.',
  about:
    'Choisissez un jeu, le nombre de questions et de versions. Les réponses sont sur une page à part, et un code QR ouvre les mêmes questions à l’écran.',
  cards: 'Cartes-réponses\u00a0: un quiz pour une classe sans appareils',
  scriptless: 'Pour faire une fiche, activez JavaScript dans votre navigateur.',
  kind: 'À imprimer',
  kinds: { worksheet: 'Fiche', certificate: 'Diplôme' },
  from: 'Questions tirées de',
  practise: (operation) => `À travailler\u00a0: ${FACT_NAMES[operation]}`,
  count: 'Questions',
  size: 'Papier',
  sizes: { a4: 'A4', letter: 'Letter' },
  versions: 'Versions',
  answers: 'Réponses',
  answerForms: { lines: 'Écrites sur des lignes', circles: 'Ronds A à D, pour la caméra' },
  circlesHint:
    'Les enfants noircissent un rond par question. Le code sur la page des réponses ouvre la page qui lit les fiches avec une caméra.',
  noCircles:
    'Ces questions n’ont pas quatre réponses au choix. Choisissez un autre jeu, ou «\u00a0Écrites sur des lignes\u00a0».',
  versionsHint: 'Chaque version a les mêmes questions dans un autre ordre\u00a0: on ne peut pas copier sur son voisin.',
  seed: 'Nouvelles questions',
  print: 'Imprimer',
  nothingToPractise: 'Cet enfant sait déjà tout cela. Choisissez une autre ligne ou un jeu.',
  pages: (pages, versions) =>
    plural(
      versions * pages,
      `${versions * pages} page, et les réponses sur une page à part.`,
      `${versions * pages} pages, et les réponses sur une page à part.`,
    ),
  sheet: {
    name: 'Nom',
    date: 'Date',
    fillIn: 'Noircis un rond par question, au crayon. Gomme bien tes erreurs.',
    version: (version) => `Fiche ${version}`,
    page: (page, pages) => `Page ${page} sur ${pages}`,
    onScreen: 'Les mêmes questions à l’écran',
    firstOnScreen: (first) =>
      plural(first, `Question ${first} de la fiche A à l’écran`, `Questions 1 à ${first} de la fiche A à l’écran`),
    factsOnScreen: 'Travailler les mêmes calculs à l’écran',
  },
  worksheet: (game, settings) => `${game} (${settings})`,
  key: (title, seedText) => `Réponses\u00a0: ${title}, ${seedText}`,
  mark: {
    cameraForCircles:
      'Y a-t-il des ronds à noircir\u202f? Vous pouvez lire les fiches de toute une classe avec une caméra.',
    camera: 'Lire les fiches avec une caméra',
    code: (version) => `Corriger la fiche ${version}`,
    lead: 'Appuyez sur chaque réponse fausse ou absente. Les autres comptent comme justes.',
    sheet: 'Fiche',
    wrong: '✗ faux',
    title: (worksheet) => `Corriger une fiche\u00a0: ${worksheet}`,
    save: 'Enregistrer',
    saveFor: (child) => `Enregistrer pour\u00a0: ${childName(child)}`,
    again: 'Cette fiche est déjà enregistrée. Elle compte une fois, il n’y a donc plus rien à faire.',
    saved: (right, of) =>
      `Enregistré\u00a0: ${right} sur ${of} justes. La carte est à jour, et les prochaines parties en tiendront compte.`,
  },
  certificate: {
    island: 'Pour les étoiles de',
    none: 'Il n’y a pas encore d’étoiles sur cet appareil. Vous pourrez imprimer un diplôme dès que votre enfant aura gagné une étoile.',
    heading: 'Diplôme',
    says: 'Ce diplôme est remis à',
    won: (stars, max) => plural(stars, `pour ${stars} étoile sur ${max} dans`, `pour ${stars} étoiles sur ${max} dans`),
    date: 'Date',
    signed: 'Signature',
  },
};
