import type * as English from '../../../../pages/legal/known-limits-text';
import type { Catalogue } from '../../../catalogue';

export const LIMITS: Catalogue<typeof English.LIMITS> = {
  videos: {
    name: 'Vidéos :',
    text: 'les pages de vidéos montrent des vidéos d’autres personnes, sur YouTube. Toutes n’ont pas de sous-titres vérifiés par quelqu’un, et nous ne pouvons pas ajouter d’audiodescription ni de transcription.',
  },
  drawnSums: {
    name: 'Calculs dessinés :',
    text: 'certains jeux dessinent des calculs dans leur décor. Ils suivent la police et le contraste choisis dans « Ma façon de jouer », mais pas la feuille de style de votre navigateur.',
  },
  keys: {
    name: 'Touches seules :',
    text: 'pendant une partie, P met en pause, R répète la question, F dit le score et les chiffres choisissent une réponse. Vous ne pouvez pas changer ces touches.',
  },
  twoPlayers: {
    name: 'Deux joueurs sur un écran :',
    text: 'un appui compte dès que le doigt touche l’écran. On ne peut donc pas l’annuler en éloignant le doigt.',
  },
  languages: {
    name: 'Autres langues :',
    text: 'en français, en espagnol et en hindi, quelques messages rares du service des comptes sont en anglais et ne sont pas signalés comme anglais. Un lecteur d’écran peut donc mal les prononcer.',
  },
  untested: {
    name: 'Pas encore testé :',
    text: 'que rien ne clignote plus de trois fois par seconde, et que le nom de chaque commande contient le texte visible. Nous ne connaissons aucun défaut de ce genre.',
  },
};

export const criteriaOf: typeof English.criteriaOf = (numbers) => `(WCAG : ${numbers})`;
