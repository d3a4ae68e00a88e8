import { CLASS_CODE } from '../../../../../machines/core/class-code';
import type * as English from '../../../../pages/class/text';
import { animalName, sailorName } from '../../../../play/modes/class/animals';
import { formatNumber } from '../../../../ui/format';
import { capitalise, numberToWord } from '../../../../ui/number-to-word';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

const LETTERS = `${CLASS_CODE.signs} à ${CLASS_CODE.withAnswers.max}`;

const letters = (count: number): string => plural(count, `${count} lettre`, `${count} lettres`);

export const text: Catalogue<typeof English.text> = {
  title: 'Pour la classe',
  undo: 'Annuler',

  setup: {
    lead: 'Toute la classe navigue ensemble\u00a0: sans comptes, sans noms, et rien n’est envoyé.',
    game: 'Jeu',
    begin: 'Lever l’ancre',
    steps: [
      'Choisissez un jeu ici, sur le tableau. Un code QR s’affiche.',
      'Chaque enfant le scanne sur son appareil, choisit un animal et joue. Tous ont les mêmes questions.',
      'À la fin, chaque enfant reçoit un code de 9 lettres ou plus, à montrer à la caméra du tableau ou à taper.',
      'Les bateaux se rassemblent, et l’île grandit à chaque bonne réponse. Personne n’est classé.',
      'Ensuite, «\u00a0Questions difficiles\u00a0» montre les questions les plus ratées, pour en parler une par une.',
    ],
  },

  join: {
    title: 'Rejoindre la partie',
    code: 'Code QR du lien vers la partie',
    steps: ['Scanne ce code avec ton appareil.', 'Choisis ton animal et joue.', 'Apporte ton code à ce tableau.'],
  },

  codes: {
    title: 'Apporte ton code',
    hold: 'Montre ton code à la caméra.',
    cameraIsOn: 'La caméra est allumée. Montre ton code à la caméra.',
    view: 'Ce que voit la caméra',
    cameraOff: 'Éteindre la caméra',
    camera: 'Utiliser la caméra',
    withoutCamera: 'On peut taper les codes.',
    type: 'Ou tape-le',
    typeHint:
      'Un code est ajouté dès que sa dernière lettre est tapée. Pour en ajouter plusieurs, colle-les et appuie sur Entrée.',
    add: 'Ajouter',
    welcome: (child) => `Bienvenue à bord\u00a0: ${sailorName(child)}\u202f!`,
    welcomeMany: (children) => `Bienvenue à bord\u00a0: ${children} animaux\u202f!`,
    alreadyHere: (child) => `Déjà à bord\u00a0: ${sailorName(child)}.`,
  },

  errors: {
    notACode: `Ce n’est pas un code de classe. Un code de classe a de ${LETTERS} lettres et apparaît à la fin d’une partie.`,
    length: (code, count) => `«\u00a0${code}\u00a0» a ${letters(count)}. Un code en a de ${LETTERS}.`,
    tooLong: (code, count) =>
      `«\u00a0${code}\u00a0» a ${letters(count)}. Un code en a de ${LETTERS}. S’il est complet, il vient d’une version plus récente de ce site. Rechargez cette page pour la mettre à jour. Les bateaux seront encore là.`,
    sign: (code, sign) =>
      `«\u00a0${code}\u00a0» contient ${sign}, qui n’est jamais dans un code. Vérifie encore cette lettre, s’il te plaît.`,
    check: (code) =>
      `«\u00a0${code}\u00a0» n’est pas un code de cette partie. Vérifie encore chaque lettre, et qu’il n’en manque aucune.`,
    more: (count) =>
      plural(count, `${formatNumber(count)} autre est faux aussi.`, `${formatNumber(count)} autres sont faux aussi.`),
    tooMuch: 'C’est trop de texte pour une classe. Collez moins de codes à la fois.',
  },

  tooMany: {
    title: 'Plus de bateaux que dans une classe habituelle',
    waiting: (aboard, waiting) =>
      plural(
        waiting,
        `${formatNumber(aboard)} bateaux sont là, et ${formatNumber(waiting)} autre attend. Votre classe est-elle vraiment si grande\u202f?`,
        `${formatNumber(aboard)} bateaux sont là, et ${formatNumber(waiting)} autres attendent. Votre classe est-elle vraiment si grande\u202f?`,
      ),
    leaveOut: 'Ne pas les ajouter',
    let: (count) => `En laisser monter ${count} de plus`,
  },

  boats: {
    title: 'Qui est là',
    short: (child) => capitalise(animalName(child)),
    full: (child) => capitalise(sailorName(child)),
    numbered: (name, number) => `${name} ${number}`,
    begin: 'Retirer un bateau',
    press: 'Appuie sur le bateau à retirer.',
    takeAway: (name) => `Retirer\u00a0: ${name}`,
    away: (child) => `Retiré\u00a0: ${sailorName(child)}.`,
    done: 'Terminé',
  },

  total: {
    nobody: 'Qui monte à bord\u202f?',
    solved: (right) =>
      plural(right, `Ensemble, vous avez ${right} bonne réponse.`, `Ensemble, vous avez ${right} bonnes réponses.`),
    here: (children) => plural(children, 'Un animal est là.', `${capitalise(numberToWord(children))} animaux sont là.`),
    stars: (stars) => plural(stars, 'Vous avez gagné une étoile.', `Vous avez gagné ${numberToWord(stars)} étoiles.`),
    next: (right, part) => `Prochaine étape, à ${formatNumber(right)}\u00a0: ${part}.`,
    island: (parts) => `Sur notre île\u00a0: ${parts.join(', ')}.`,
  },

  islandParts: {
    rainbow: 'un arc-en-ciel',
    balloon: 'une montgolfière',
    ground: 'une île',
    windmill: 'un moulin',
    garland: 'une guirlande',
    lamp: 'la lampe du phare',
    lighthouse: 'un phare',
    house: 'une maison',
    tent: 'un stand de marché',
    palm: 'un palmier',
    garden: 'des fleurs',
    jetty: 'un ponton',
  },

  file: {
    save: 'Enregistrer un fichier',
    header: ['animal', 'justes', 'sur'],
    contains: 'Le fichier liste chaque animal avec ses bonnes réponses, qui ne sont pas montrées ici.',
  },
  again: 'Une autre partie',
  stored: 'Les codes sont seulement dans cet onglet, et sont effacés à sa fermeture.',
};

export const CAMERA_ERRORS: Catalogue<typeof English.CAMERA_ERRORS> = {
  blocked: 'La caméra est bloquée pour cette page. On peut l’autoriser à côté de l’adresse web.',
  none: 'Cet appareil n’a pas de caméra.',
  busy: 'La caméra ne donne pas d’image. Une autre application l’utilise peut-être.',
  other: 'La caméra n’a pas fonctionné.',
};
