import { applyTimeSetting } from '../../../../../machines/core/time-setting';
import { explainMismatch } from '../../../../../machines/math-warp/questions';
import type { Mistake } from '../../../../../machines/math-warp/round';
import { isWarpStreak, RULES } from '../../../../../machines/math-warp/rules';
import { motivationalLineAt } from '../../../../../machines/math-warp/shuffled-index';
import { formatQuestion } from '../../../../games/math-warp/format-question';
import type * as English from '../../../../games/math-warp/text';
import { choicesText } from '../../../../play/answers/choices-text';
import { formatEquation, formatNumber, formatSum } from '../../../../ui/format';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';
import { PRAISE_LINES } from './praise-text';

function notThis(question: Mistake['question'], chosen: number): string {
  const reason = explainMismatch(question, chosen);
  const why =
    reason.kind === 'fits'
      ? formatEquation(reason.equation)
      : `${formatSum(reason.sum)}, c’est ${reason.is === 'more' ? 'plus' : 'moins'} que ${formatNumber(reason.than)}`;
  return `Pas ${formatNumber(chosen)}, car ${why}.`;
}

const praise = (seed: number, rightBefore: number): string =>
  PRAISE_LINES[motivationalLineAt(seed, rightBefore)] ?? PRAISE_LINES[0];

const livesLeft = (lives: number): string =>
  lives === 0
    ? 'Il ne te reste plus de vie.'
    : plural(lives, 'Il te reste une vie.', `Il te reste ${formatNumber(lives)} vies.`);

const roomFor = (seconds: number | null): string =>
  seconds === null ? `Rien ne presse. Tu as ${RULES.lives} vies.` : `Tu as ${seconds} secondes et ${RULES.lives} vies.`;

export const text: Catalogue<typeof English.text> = {
  tagline: 'Trouve le nombre manquant et traverse le portail. Pour les 9 à 14 ans.',

  menu: {
    start: 'Décoller',
    howToPlay: 'Comment jouer',
    steps: (time) => [
      ['Un portail s’ouvre. Il manque un nombre.', 'Appuie sur le bon nombre, ou sur sa touche de 1 à 4.'],
      [roomFor(applyTimeSetting(RULES.seconds, time)), 'Un mauvais nombre coûte une vie. Ensuite, tu peux réessayer.'],
      [
        `${RULES.warpFromStreak} bonnes réponses d’affilée\u00A0: vitesse lumière\u202F!`,
        'Chaque bonne réponse vaut plus que la précédente.',
      ],
    ],
  },

  play: {
    stage: 'L’espace lointain',
    answers: 'Réponses',
    warp: 'Lumière',
    asked: (question) => formatQuestion(question),
    praise,
    notThis,
  },

  over: {
    ratings: {
      warpMaster: 'GÉNIE DE LA LUMIÈRE',
      spaceAce: 'AS DE L’ESPACE',
      stellarPilot: 'PILOTE STELLAIRE',
      spaceCadet: 'RECRUE DE L’ESPACE',
    },
    badges: {
      warpLegend: 'LÉGENDE DE LA LUMIÈRE',
      streakMaster: 'AS DES SÉRIES',
      hotStreak: 'SUPER SÉRIE',
      gettingStarted: 'BON DÉPART',
    },
    praise: {
      warpMaster: 'Tu as volé à la vitesse de la lumière\u202F!',
      spaceAce: 'Quel vol\u202F!',
      stellarPilot: 'Bien piloté\u202F!',
      spaceCadet: 'Un beau premier vol\u202F!',
    },
    points: 'Score',
    bestStreak: 'Meilleure série',
    solved: 'Portails',
    level: 'Niveau',
    again: 'Repartir',
    menu: 'Retour à la base',
    wentWell: (right, streak) => {
      if (isWarpStreak(streak)) return `${formatNumber(streak)} bonnes réponses d’affilée\u202F!`;
      if (right === 0) return 'Bien tenté\u202F!';
      return plural(right, 'Tu as traversé un portail.', `Tu as traversé ${formatNumber(right)} portails.`);
    },
    practiceNext: (table, missed, right) => {
      if (table !== null && missed !== undefined) return `La table de ${table}, comme ${formatEquation(missed)}.`;
      return right === 0 ? 'Essaie juste un portail la prochaine fois.' : 'Essaie de faire une plus longue série.';
    },
    why: ({ question, chosen }) => chosen.map((one) => notThis(question, one)).join(' '),
  },

  ear: {
    start: ({ time }) =>
      `Trouve le nombre manquant. ${roomFor(applyTimeSetting(RULES.seconds, time))} Choisis avec les touches 1 à 4.`,
    asked: (question) =>
      `${formatQuestion(question, question.missing === 'first' ? 'Combien' : 'combien')}\u202F? ${choicesText(question.choices.map(String))}`,
  },

  said: {
    correct: ({ question, rightBefore }, seed) => `${formatEquation(question.equation)}. ${praise(seed, rightBefore)}`,
    incorrect: ({ question, answer, lives }) =>
      `${notThis(question, answer)} ${livesLeft(lives)} ${lives === 0 ? `${formatEquation(question.equation)}.` : 'Essaie encore.'}`,
    warpOn: () => 'Vitesse lumière\u202F!',
    warpOff: () => 'Fin de la vitesse lumière.',
    levelUp: ({ level }) => `Niveau ${level}`,
  },
};
