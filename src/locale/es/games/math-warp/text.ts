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
      : `${formatSum(reason.sum)} es ${reason.is === 'more' ? 'mayor' : 'menor'} que ${formatNumber(reason.than)}`;
  return `No es ${formatNumber(chosen)}, porque ${why}.`;
}

const praise = (seed: number, rightBefore: number): string =>
  PRAISE_LINES[motivationalLineAt(seed, rightBefore)] ?? PRAISE_LINES[0];

const livesLeft = (lives: number): string =>
  lives === 0 ? 'No te quedan vidas.' : plural(lives, 'Te queda una vida.', `Te quedan ${formatNumber(lives)} vidas.`);

const roomFor = (seconds: number | null): string =>
  seconds === null ? `Sin prisa. Tienes ${RULES.lives} vidas.` : `Tienes ${seconds} segundos y ${RULES.lives} vidas.`;

export const text: Catalogue<typeof English.text> = {
  tagline: 'Halla el número que falta y cruza el portal volando. De 9 a 14 años.',

  menu: {
    start: 'Despegar al espacio',
    howToPlay: 'Cómo se juega',
    steps: (time) => [
      ['Se abre un portal. Falta un número.', 'Pulsa el número correcto o su tecla, del 1 al 4.'],
      [
        roomFor(applyTimeSetting(RULES.seconds, time)),
        'Un número equivocado cuesta una vida. Luego puedes probar otra vez.',
      ],
      [
        `${RULES.warpFromStreak} aciertos seguidos: ¡velocidad luz!`,
        'Cada respuesta correcta vale más que la anterior.',
      ],
    ],
  },

  play: {
    stage: 'El espacio profundo',
    answers: 'Respuestas',
    warp: 'Luz',
    asked: (question) => formatQuestion(question),
    praise,
    notThis,
  },

  over: {
    ratings: {
      warpMaster: 'VELOCIDAD SUPREMA',
      spaceAce: 'AS DEL ESPACIO',
      stellarPilot: 'PILOTO ESTELAR',
      spaceCadet: 'CADETE ESPACIAL',
    },
    badges: {
      warpLegend: 'LEYENDA DE LA LUZ',
      streakMaster: 'SÚPER RACHA',
      hotStreak: 'RACHA DE FUEGO',
      gettingStarted: 'BUEN COMIENZO',
    },
    praise: {
      warpMaster: '¡Volaste a la velocidad de la luz!',
      spaceAce: '¡Qué vuelo!',
      stellarPilot: '¡Qué bien vuelas!',
      spaceCadet: '¡Un buen primer vuelo!',
    },
    points: 'Puntuación',
    bestStreak: 'Mejor racha',
    solved: 'Portales',
    level: 'Nivel',
    again: 'Despegar otra vez',
    menu: 'Volver a la base',
    wentWell: (right, streak) => {
      if (isWarpStreak(streak)) return `¡${formatNumber(streak)} aciertos seguidos!`;
      if (right === 0) return '¡Valiente intento!';
      return plural(right, 'Cruzaste un portal.', `Cruzaste ${formatNumber(right)} portales.`);
    },
    practiceNext: (table, missed, right) => {
      if (table !== null && missed !== undefined) return `La tabla del ${table}, como ${formatEquation(missed)}.`;
      return right === 0 ? 'La próxima vez, prueba un solo portal.' : 'Intenta una racha más larga.';
    },
    why: ({ question, chosen }) => chosen.map((one) => notThis(question, one)).join(' '),
  },

  ear: {
    start: ({ time }) =>
      `Halla el número que falta. ${roomFor(applyTimeSetting(RULES.seconds, time))} Elige con las teclas del 1 al 4.`,
    asked: (question) =>
      `¿${formatQuestion(question, question.missing === 'first' ? 'Qué número' : 'qué número')}? ${choicesText(question.choices.map(String))}`,
  },

  said: {
    correct: ({ question, rightBefore }, seed) => `${formatEquation(question.equation)}. ${praise(seed, rightBefore)}`,
    incorrect: ({ question, answer, lives }) =>
      `${notThis(question, answer)} ${livesLeft(lives)} ${lives === 0 ? `${formatEquation(question.equation)}.` : 'Prueba otra vez.'}`,
    warpOn: () => '¡Velocidad luz!',
    warpOff: () => 'Se acabó la velocidad luz.',
    levelUp: ({ level }) => `Nivel ${level}`,
  },
};
