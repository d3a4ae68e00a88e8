import type { TimeSetting } from '../../../../../machines/core/time-setting';
import type { Question } from '../../../../../machines/math-facts/questions';
import { hasLevels, type Mode, RULES, raceSeconds, type Settings } from '../../../../../machines/math-facts/rules';
import type * as English from '../../../../games/math-facts/text';
import { explainAnswer, explainMistake } from '../../../../play/feedback/explain-sum';
import {
  CUP_FROM,
  chooseCandidateText,
  correctAnswersText,
  DIFFICULTY_NAMES,
  notANumberMessage,
  wentWellText,
} from '../../../../play/internal/shared-text';
import { practiceText } from '../../../../play/round/practice-text';
import { withoutPoints } from '../../../../play/score/without-points';
import { formatEquation, formatNumber, formatSum } from '../../../../ui/format';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

const MODE_NAMES: Readonly<Record<Mode, string>> = {
  addition: 'Addition',
  subtraction: 'Soustraction',
  multiplication: 'Multiplication',
  division: 'Division',
  mixed: 'Mélange',
};

function raceLine(time: TimeSetting): string {
  const seconds = raceSeconds(time);
  return seconds === null ? 'Roule aussi longtemps que tu veux.' : `Tu as ${seconds} secondes.`;
}

function nextRace({ mode, difficulty }: Settings): string {
  if (difficulty !== 'hard' && hasLevels(mode)) return 'Essaie une course plus difficile.';
  return mode === 'mixed' ? 'Refais la course contre ton fantôme.' : 'Essaie les quatre opérations mélangées.';
}

const explanation = (question: Question, given: number | null = null): string =>
  `${formatEquation(question)}. ${explainMistake(question, given)}`.trim();

const POSITIONS = ['1er', '2e', '3e', '4e'] as const;

export const text: Catalogue<typeof English.text> = {
  tagline: 'Réponds vite et fais la course sur la côte\u202F!',

  menu: {
    choices: {
      mode: {
        addition: { name: MODE_NAMES.addition, hint: 'Ajoute deux nombres' },
        subtraction: { name: MODE_NAMES.subtraction, hint: 'Enlève un nombre' },
        multiplication: { name: MODE_NAMES.multiplication, hint: 'Les tables jusqu’à 12' },
        division: { name: MODE_NAMES.division, hint: 'Partage en parts égales' },
        mixed: { name: MODE_NAMES.mixed, hint: 'Un peu de tout' },
      },
    },
    sameTables: 'Les tables de multiplication sont les mêmes à tous les niveaux.',
    start: 'Démarrer',
    howToPlay: 'Comment jouer',
    steps: (time, { isMultipleChoice = false } = {}) => [
      [`${isMultipleChoice ? 'Choisis' : 'Écris'} la réponse pour faire avancer ton bolide.`, raceLine(time)],
      [
        `Une bonne réponse vaut ${RULES.points.base} points. Une série rapporte des points en plus.`,
        `Il y a un ballon tous les ${RULES.milestoneEvery} points.`,
      ],
      ['Le fantôme est ta meilleure course.', 'Peux-tu le dépasser\u202F?'],
    ],
  },

  play: {
    position: (position) => POSITIONS[position - 1] ?? '',
    stage: 'La course',
    panel: 'Réponse',
    field: 'Ta réponse',
    placeholder: 'Ta réponse',
    submit: 'Valider',
    refused: notANumberMessage('Écris un nombre.'),
    finish: 'Finir la course',
    right: (points) => withoutPoints(`Juste\u202F! +${points} points`),
    wrong: ({ answer }) => `Raté\u202F! La réponse était ${answer}`,
    reason: explainMistake,
    why: explanation,
  },

  ear: {
    start: ({ mode, time, answers }) =>
      `${MODE_NAMES[mode]}. ${raceLine(time)} ${answers === 'choice' ? chooseCandidateText() : 'Écris chaque réponse et appuie sur Entrée.'}`,
    asked: (question) => `${formatSum(question)}\u202F?`,
    right: (question, points) => withoutPoints(`Juste\u202F! ${formatEquation(question)}. ${points} points.`),
    wrong: (question, given) => `Raté\u202F! La réponse était ${question.answer}. ${explanation(question, given)}`,
    milestone: (points) => withoutPoints(`${formatNumber(points)} points. Tu gagnes un ballon\u202F!`),
    ahead: 'Tu es devant le fantôme\u202F!',
  },

  over: {
    title: (right) => (right < CUP_FROM ? 'Course finie' : '🏆 Course terminée\u202F!'),
    praise: correctAnswersText,
    points: 'Score final',
    answered: 'Questions traitées',
    bestStreak: 'Meilleure série',
    badge: (mode, difficulty) => `${MODE_NAMES[mode]}\u00A0: ${DIFFICULTY_NAMES[difficulty]}`,
    again: '🔄 Rejouer',
    menu: 'Menu principal',
    wentWell: (right, streak) =>
      wentWellText({
        right,
        streak,
        found: plural(right, 'Tu as trouvé une bonne réponse.', `Tu as trouvé ${formatNumber(right)} bonnes réponses.`),
      }),
    practiceNext: (practice, answered, settings) =>
      practice !== null
        ? practiceText(practice)
        : answered === 0
          ? 'Essaie juste une question la prochaine fois.'
          : nextRace(settings),
    history: 'Toutes tes réponses',
    nothing: 'Cette fois, tu n’as répondu à aucune question.',
    wrong: ({ userAnswer }) => `Tu as dit ${formatNumber(userAnswer)}.`,
    equation: ({ question }) => formatEquation(question),
    why: ({ question }) => explainAnswer(question),
  },
};
