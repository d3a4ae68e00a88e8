import type { Equation, Operation } from '../../../../../machines/core/arithmetic';
import type { TimeSetting } from '../../../../../machines/core/time-setting';
import { hasConfetti, questionSeconds, RULES } from '../../../../../machines/mental-maths/rules';
import type * as English from '../../../../games/mental-maths/text';
import { choicesText } from '../../../../play/answers/choices-text';
import { explainAnswer, explainMistake } from '../../../../play/feedback/explain-sum';
import { practiceText } from '../../../../play/round/practice-text';
import { formatAnswer, formatEquation, formatSum } from '../../../../ui/format';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';
import { CHEERS } from './cheers-text';

const secondsText = (seconds: number | null): string =>
  seconds === null ? 'Prends tout ton temps.' : `Tu as ${seconds} secondes pour chaque calcul.`;

const BEAD_TEXT: Readonly<Record<TimeSetting, string>> = {
  normal: 'Chaque perle vaut une seconde.',
  longer: 'Chaque perle vaut deux secondes.',
  none: 'Pas de chrono cette fois.',
};

const OPERATION_NAMES: Readonly<Record<Operation, string>> = {
  '+': 'Ajouter',
  '−': 'Enlever',
  '×': 'Multiplier',
  '÷': 'Partager',
};

const correctText = (cheer: number): string => `Juste\u202F! ${CHEERS[cheer] ?? CHEERS[0]}`;

const incorrectText = ({ answer }: Equation): string => `Raté\u202F! La réponse était ${formatAnswer(answer)}`;

const explanation = (equation: Equation, choice: number | null): string =>
  choice === null ? `Le temps est écoulé. ${explainAnswer(equation)}` : explainMistake(equation, choice);

export const text: Catalogue<typeof English.text> = {
  tagline: 'Calcule de tête et éclate la bonne bulle\u202F!',

  menu: {
    operations: 'Les calculs',
    names: OPERATION_NAMES,
    start: 'Commencer le défi',
    howToPlay: 'Comment jouer',
    steps: (time, { questions = RULES.questions } = {}) => [
      ['Fais le calcul dans ta tête.', 'Puis éclate la bulle avec la réponse.', 'Les touches 1 à 4 marchent aussi.'],
      [secondsText(questionSeconds(time)), BEAD_TEXT[time]],
      [`Il y a ${questions} calculs.`, 'Chaque réponse rapproche la tortue de l’île.'],
    ],
    bestOf: (score) => `${score} sur ${RULES.questions}`,
  },

  play: {
    stage: 'Le lagon',
    answers: 'Réponses',
    asked: formatSum,
    correct: correctText,
    incorrect: incorrectText,
    explanation,
  },

  over: {
    title: (score, answered, questions = RULES.questions) => {
      if (score === questions) return '🏆 Tout est juste\u202F!';
      if (hasConfetti(score, questions)) return '🎉 Superbe défi\u202F!';
      return answered < questions ? 'Bon début\u202F!' : 'Défi terminé\u202F!';
    },
    praise: (score) =>
      score === 0
        ? 'Bel effort\u202F!'
        : plural(score, 'Tu as réussi un calcul de tête.', `Tu as réussi ${score} calculs de tête.`),
    percentage: 'Pourcentage',
    bestStreak: 'Meilleure série',
    again: 'Réessayer',
    menu: 'Menu principal',
    practiceNext: (practice, answered, questions = RULES.questions) =>
      practice === null
        ? answered < questions
          ? `Essaie les ${questions} calculs.`
          : `Continue comme ça\u202F! Essaie ${questions} nouveaux calculs.`
        : practiceText(practice),
    log: 'Tous tes calculs',
    nothing: 'Cette fois, tu n’as fait aucun calcul.',
    given: (choice) => (choice === null ? 'Pas de réponse à temps.' : `Tu as choisi ${formatAnswer(choice)}.`),
    why: explainAnswer,
  },

  ear: {
    start: ({ time }, questions = RULES.questions) =>
      `${questions} calculs à faire de tête. ${secondsText(questionSeconds(time))} Choisis avec les touches 1 à 4.`,
    asked: ({ equation, choices }) => `${formatSum(equation)}\u202F? ${choicesText(choices.map(formatAnswer))}`,
  },

  said: {
    correct: (equation, cheer) => `${correctText(cheer)} ${formatEquation(equation)}.`,
    incorrect: (equation, choice) => `${incorrectText(equation)}. ${explanation(equation, choice)}`,
  },
};
