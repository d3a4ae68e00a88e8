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
  addition: 'Suma',
  subtraction: 'Resta',
  multiplication: 'Multiplicación',
  division: 'División',
  mixed: 'Mezcla',
};

function raceLine(time: TimeSetting): string {
  const seconds = raceSeconds(time);
  return seconds === null ? 'Corre todo el tiempo que quieras.' : `Tienes ${seconds} segundos.`;
}

function nextRace({ mode, difficulty }: Settings): string {
  if (difficulty !== 'hard' && hasLevels(mode)) return 'Prueba una carrera más difícil.';
  return mode === 'mixed' ? 'Corre otra vez contra tu fantasma.' : 'Prueba una mezcla de las cuatro operaciones.';
}

const explanation = (question: Question, given: number | null = null): string =>
  `${formatEquation(question)}. ${explainMistake(question, given)}`.trim();

const POSITIONS = ['1.º', '2.º', '3.º', '4.º'] as const;

export const text: Catalogue<typeof English.text> = {
  tagline: '¡Responde rápido y gana la carrera por la costa!',

  menu: {
    choices: {
      mode: {
        addition: { name: MODE_NAMES.addition, hint: 'Suma dos números' },
        subtraction: { name: MODE_NAMES.subtraction, hint: 'Quita un número de otro' },
        multiplication: { name: MODE_NAMES.multiplication, hint: 'Las tablas hasta el 12' },
        division: { name: MODE_NAMES.division, hint: 'Reparte en partes iguales' },
        mixed: { name: MODE_NAMES.mixed, hint: 'Un poco de todo' },
      },
    },
    sameTables: 'Las tablas de multiplicar son iguales en todos los niveles.',
    start: 'Empezar la carrera',
    howToPlay: 'Cómo se juega',
    steps: (time, { isMultipleChoice = false } = {}) => [
      [`${isMultipleChoice ? 'Elige' : 'Escribe'} la respuesta para mover tu carrito.`, raceLine(time)],
      [
        `Una respuesta correcta vale ${RULES.points.base} puntos. Una racha da puntos extra.`,
        `Hay un globo cada ${RULES.milestoneEvery} puntos.`,
      ],
      ['El fantasma es tu mejor carrera.', '¿Puedes pasarlo?'],
    ],
  },

  play: {
    position: (position) => POSITIONS[position - 1] ?? '',
    stage: 'La carrera',
    panel: 'Respuesta',
    field: 'Tu respuesta',
    placeholder: 'Tu respuesta',
    submit: 'Responder',
    refused: notANumberMessage('Escribe un número.'),
    finish: 'Terminar la carrera',
    right: (points) => withoutPoints(`¡Correcto! +${points} puntos`),
    wrong: ({ answer }) => `¡No! La respuesta era ${answer}`,
    reason: explainMistake,
    why: explanation,
  },

  ear: {
    start: ({ mode, time, answers }) =>
      `${MODE_NAMES[mode]}. ${raceLine(time)} ${answers === 'choice' ? chooseCandidateText() : 'Escribe cada respuesta y pulsa Intro.'}`,
    asked: (question) => `¿${formatSum(question)}?`,
    right: (question, points) => withoutPoints(`¡Correcto! ${formatEquation(question)}. ${points} puntos.`),
    wrong: (question, given) => `¡No! La respuesta era ${question.answer}. ${explanation(question, given)}`,
    milestone: (points) => withoutPoints(`${formatNumber(points)} puntos. ¡Ganas un globo!`),
    ahead: '¡Vas por delante del fantasma!',
  },

  over: {
    title: (right) => (right < CUP_FROM ? 'Fin de la carrera' : '🏆 ¡Carrera completa!'),
    praise: correctAnswersText,
    points: 'Puntuación final',
    answered: 'Preguntas respondidas',
    bestStreak: 'Mejor racha',
    badge: (mode, difficulty) => `${MODE_NAMES[mode]}: ${DIFFICULTY_NAMES[difficulty]}`,
    again: '🔄 Otra carrera',
    menu: 'Menú principal',
    wentWell: (right, streak) =>
      wentWellText({
        right,
        streak,
        found: plural(right, 'Diste una respuesta correcta.', `Diste ${formatNumber(right)} respuestas correctas.`),
      }),
    practiceNext: (practice, answered, settings) =>
      practice !== null
        ? practiceText(practice)
        : answered === 0
          ? 'La próxima vez, prueba una sola pregunta.'
          : nextRace(settings),
    history: 'Todas tus respuestas',
    nothing: 'Esta vez no respondiste ninguna pregunta.',
    wrong: ({ userAnswer }) => `Respondiste ${formatNumber(userAnswer)}.`,
    equation: ({ question }) => formatEquation(question),
    why: ({ question }) => explainAnswer(question),
  },
};
