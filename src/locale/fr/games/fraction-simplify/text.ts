import { QUIZ, quizLimits } from '../../../../../machines/core/quiz-round';
import type { TimeSetting } from '../../../../../machines/core/time-setting';
import { type Practice, practiceTopic } from '../../../../../machines/fraction-simplify/practice';
import type * as English from '../../../../games/fraction-simplify/text';
import { chooseCandidateText, DIFFICULTY_NAMES } from '../../../../play/internal/shared-text';
import type { Catalogue } from '../../../catalogue';
import { spokenQuestion } from './question-text';

const PRACTICE: Readonly<Record<Practice, string>> = {
  simplify: 'Cherche un nombre qui divise le haut et le bas.',
  'equal parts': 'Additionne ou soustrais les nombres du haut. Le nombre du bas ne change pas.',
  'common parts': 'Coupe d’abord les deux gâteaux en parts de même taille.',
  multiply: 'Pour multiplier\u00a0: haut × haut et bas × bas.',
};

function timeLine(time: TimeSetting): string {
  const { question, round } = quizLimits(time);
  if (question === null || round === null) return 'Prends tout ton temps.';
  return `Tu as ${question} secondes par question, et ${round / 60} minutes en tout.`;
}

export const text: Catalogue<typeof English.text> = {
  tagline: 'Coupe les gâteaux en parts égales\u202f!',

  menu: {
    choices: {
      difficulty: {
        easy: { name: DIFFICULTY_NAMES.easy, hint: 'Parts de même taille' },
        medium: { name: DIFFICULTY_NAMES.medium, hint: 'Des demis aux douzièmes, mélangés' },
        hard: { name: DIFFICULTY_NAMES.hard, hint: 'Des demis aux vingtièmes, mélangés' },
      },
    },
    start: 'Jouer',
    howToPlay: 'Comment jouer',
    steps: (time, { questions = QUIZ.questions, isMultipleChoice = false } = {}) => [
      [`Il y a ${questions} questions.`, 'Regarde les gâteaux.'],
      isMultipleChoice
        ? ['Choisis la bonne fraction.']
        : ['Écris le nombre du haut et le nombre du bas.', 'Puis appuie sur Vérifier.'],
      ['Regarde comment on coupe et assemble les gâteaux.', timeLine(time)],
    ],
  },

  play: {
    stage: 'La boulangerie',
    panel: 'Réponse',
    answer: 'Ta réponse',
    fields: { numerator: 'Numérateur', denominator: 'Dénominateur' },
    check: 'Vérifier',
    notWhole: {
      numerator: 'Écris un nombre entier en haut.',
      denominator: 'Écris un nombre entier en bas.',
    },
  },

  ear: {
    start: ({ time, answers }, questions = QUIZ.questions) =>
      `${questions} questions sur les fractions. ${timeLine(time)} ${answers === 'choice' ? chooseCandidateText() : 'Écris le nombre du haut, une barre et le nombre du bas, puis appuie sur Entrée.'}`,
    asked: spokenQuestion,
  },

  over: {
    title: 'Partie terminée\u202f!',
    praise: [
      'Les fractions n’ont plus de secret pour toi\u202f! La boulangerie t’applaudit.',
      'Quelle belle fournée\u202f! Tu connais bien les fractions.',
      'Bravo\u202f! Plus de la moitié du gâteau est à toi.',
      'Bel essai\u202f! Un gâteau se coupe part après part.',
    ],
    badge: (difficulty) => `Difficulté\u00a0: ${DIFFICULTY_NAMES[difficulty]}`,
    practiceNext: (difficulty) => (mistakes, score) => {
      const practice = practiceTopic(mistakes.map(({ question }) => question));
      if (practice !== null) return PRACTICE[practice];
      if (score === 0) return 'Essaie juste une question la prochaine fois.';
      return difficulty === 'hard' ? 'Bats ta meilleure série.' : 'Essaie une partie plus difficile.';
    },
  },
};
