import { childName } from '../../../../pages/children/names-text';
import type * as English from '../../../../pages/progress/file-text';
import { formatDate } from '../../../../ui/dates';
import { formatNumber } from '../../../../ui/format';
import type { Catalogue } from '../../../catalogue';
import { joinList, plural } from '../../grammar';

export const text: Catalogue<typeof English.text> = {
  grownUps: 'Pour les adultes',
  about:
    'Tout cela reste dans le navigateur de cet appareil. Rien n’est envoyé, ni à nous ni à personne, et les autres appareils ne le voient pas.',
  onlyFor: (child) => `Tout ce qui suit ne concerne que cet enfant\u00a0: ${childName(child)}.`,
  undo: 'Annuler',

  save: {
    title: 'Enregistrer dans un fichier',
    lead: 'Enregistre tout dans un petit fichier. Garde le fichier, ou emporte-le sur un autre appareil pour le charger. Demande à un adulte de t’aider.',
    button: 'Enregistrer mes progrès',
    done: (name) => (
      <>
        {'Enregistré sous le nom '}
        {name}. Le fichier est dans tes téléchargements.
      </>
    ),
  },

  load: {
    title: 'Charger un fichier',
    lead: 'Ajoute des progrès enregistrés avant, sur cet appareil ou sur un autre. Tes meilleurs scores restent, et rien ici n’est perdu.',
    choose: 'Choisir un fichier',
    drop: 'Ou dépose-le n’importe où sur cette page.',
    nothingNew: 'Il n’y a rien de nouveau dans ce fichier',
    willBeAdded: 'Voici ce qui sera ajouté',
    alreadyHere: 'Tout ce qu’il contient est déjà sur cet appareil.',
    damaged: (titles) => `Une partie du fichier est abîmée et a été laissée de côté\u00a0: ${joinList(titles)}.`,
    newer: (titles) =>
      `Enregistré par une version plus récente de Numeria\u00a0: ${joinList(titles)}. Recharge cette page, puis charge le fichier de nouveau.`,
    add: 'Ajouter à cet appareil',
    notNow: 'Pas maintenant',
    ok: 'OK',
    savedOn: (day) => `Enregistré le ${formatDate(day, { day: 'numeric', month: 'long', year: 'numeric' })}.`,
    done: 'C’est fait. Tout le fichier est maintenant sur cet appareil.',
    doneOnPage: 'C’est fait. Tout le fichier a été ajouté.',
  },

  startOver: {
    title: 'Repartir de zéro',
    lead: 'Chaque jeu recommence du début. Si quelqu’un d’autre veut aussi jouer, ajoute plutôt un enfant.',
    button: 'Repartir de zéro…',
    question: 'Repartir de zéro\u202f?',
    forEveryone: 'Voici ce qui est effacé sur cet appareil, pour tous ceux qui jouent ici\u00a0:',
    forChild: (child) =>
      `Voici ce qui est effacé pour cet enfant\u00a0: ${childName(child)}. Les autres enfants gardent leurs progrès\u00a0:`,
    whatIsCleared: (gameWithLevels) => [
      'les meilleurs scores, séries et temps de tous les jeux',
      `les niveaux, les exploits et les tenues de «\u00a0${gameWithLevels}\u00a0»`,
      'la carte de ce que tu sais',
      'tes étoiles sur les îles, tes tampons, tes chapeaux et ton bateau',
      'tout ce qui est sur Mon île et dans ton port',
      'les vidéos cochées comme vues',
    ],
    notCleared:
      'Ne changent pas\u00a0: ton compte, tes favoris, les minutes de jeu et tes choix de son, de temps et de couleurs.',
    keep: 'Tout garder',
    saveFirst: 'Enregistrer d’abord un fichier',
    saved: (name) => `Enregistré sous le nom ${name}.`,
    clear: 'Tout effacer',
    cleared: 'Tout a été effacé.',
    clearedExcept: (titles) =>
      `Tout a été effacé, sauf ce qu’une version plus récente de Numeria a enregistré\u00a0: ${joinList(titles)}. Recharge cette page pour effacer aussi cela.`,
    undoable: 'Tu peux annuler tant que tu restes sur cette page.',
  },

  untilClosed: 'Cet appareil ne peut pas enregistrer\u00a0: cela sera perdu à la fermeture de la page.',

  undone: 'Annulé. Tout est comme avant.',
  undoneExcept: (titles) => `Annulé, sauf là où il y a eu de nouveaux progrès depuis\u00a0: ${joinList(titles)}.`,
};

export const FILE_ERRORS: typeof English.FILE_ERRORS = {
  empty: 'Ce fichier est vide. Choisis-en un autre. Rien n’a changé.',
  tooBig: 'Ce fichier est trop gros pour des progrès enregistrés. Choisis-en un autre. Rien n’a changé.',
  foreign:
    'Ce n’est pas un fichier de progrès. Cherche un fichier dont le nom commence par «\u00a0numeria-progress\u00a0». Rien n’a changé.',
  damaged:
    'Ce fichier est abîmé\u00a0: une partie manque ou est fausse. S’il y a une autre copie, essaie-la. Rien n’a changé.',
  newer:
    'Ce fichier a été enregistré par une version plus récente de Numeria. Recharge cette page, puis essaie encore. Rien n’a changé.',
  unreadable: 'Impossible d’ouvrir ce fichier. Choisis-le de nouveau. Rien n’a changé.',
};

export const omittedText: typeof English.omittedText = {
  file: (count) =>
    plural(
      count,
      `Dans ce fichier, ${formatNumber(count)} élément inconnu a été laissé de côté.`,
      `Dans ce fichier, ${formatNumber(count)} éléments inconnus ont été laissés de côté.`,
    ),
  link: (count) =>
    plural(
      count,
      `Dans ce lien, ${formatNumber(count)} élément inconnu a été laissé de côté.`,
      `Dans ce lien, ${formatNumber(count)} éléments inconnus ont été laissés de côté.`,
    ),
};

export const CHANGES: typeof English.CHANGES = {
  choices: 'le son, le temps ou les couleurs, si ce n’est pas encore choisi ici',
  passport: 'le chapeau de ton héros',
  island: 'la place de tes objets',
  dayVoyage: 'ta semaine en mer',
  weeks: 'les semaines dont les liens ont été ouverts',
  markedSheets: 'les fiches corrigées',
  lastRounds: 'tes dernières parties, à rejouer contre toi',
  voyage: 'les îles visitées',
  videos: 'ce qui a été ouvert en dernier',
};

export const otherRecords: Catalogue<typeof English.otherRecords> = 'des records pour d’autres sortes de parties';

export const titleOfChange: typeof English.titleOfChange = (title) => `${title}\u00a0:`;

export const changedFacts: typeof English.changedFacts = (facts) =>
  facts
    .map(
      ({ label, before, after }) =>
        `${label.toLowerCase()}\u00a0: ${after}${before === null ? '' : ` (maintenant ${before})`}`,
    )
    .join(', ');
