import type * as English from '../../../../games/arithmetic-hero/text';
import { explainAnswer, explainMistake } from '../../../../play/feedback/explain-sum';
import { notANumberMessage } from '../../../../play/internal/shared-text';
import { formatAnswer, formatEquation, formatNumber, formatSum } from '../../../../ui/format';
import type { Catalogue } from '../../../catalogue';
import { announcementText, mistakeText, noSumText, POWER_UP_TEXT, wrongAnswerText } from './text/announcements';
import { challengeText } from './text/challenge';
import { earText } from './text/ear';
import { levelText } from './text/names';
import { overText } from './text/result';

const MODES = { arcade: 'Arcade', practice: 'Práctica', challenge: 'Reto' } as const;

export const text: Catalogue<typeof English.text> = {
  tagline: '¡Únete a los héroes del cálculo y salva la ciudad!',

  menu: {
    modeLabel: 'Modo de juego',
    modes: {
      arcade: {
        name: MODES.arcade,
        hint: (time) =>
          time === 'none' ? 'Oleadas de cuentas, de una en una' : 'Oleadas de cuentas, cada vez más rápido',
      },
      practice: { name: MODES.practice, hint: () => 'Sin prisa, de una en una' },
      challenge: { name: 'Reto del héroe', hint: challengeText.hint },
    },
    levelLabel: 'Nivel',
    level: (id) => `Nivel ${id}`,
    levelNote: (level) => `${levelText[level].name}: ${levelText[level].description}`,
    opens: (score, level) => `${formatNumber(score)} puntos en el nivel ${level}`,
    answersLabel: 'Cómo respondes',
    answers: { type: 'escribir', choice: 'elegir' },
    start: 'Jugar',
    customize: 'Vestir al héroe',
    rewards: 'Ver los premios',
    howToPlay: 'Cómo se juega',
    rules: [
      'Caen cuentas. ¡Resuélvelas antes de que toquen el suelo!',
      'Escribe la respuesta o elige una de cuatro.',
      'Las respuestas correctas dan puntos. Una racha los multiplica.',
      'Los errores y las cuentas que caen gastan tu escudo.',
      'Llega a los puntos de la meta y abre el siguiente nivel.',
      'Consigue logros y trajes nuevos para tu héroe.',
    ],
    best: 'Mejor puntuación',
    solved: 'Cuentas resueltas',
    bestStreak: 'Mejor racha',
    achievements: 'Logros',
    guest: (level) => `El nivel ${level} está cerrado. Pruébalo por diversión, sin guardar récords.`,
  },

  started: (mode, level) => ({ title: `Modo ${MODES[mode]}`, text: `Nivel ${level}: ¡vamos!` }),
  achievementToast: '🏆 ¡Nuevo logro!',
  unlocked: 'Abierto',
  locked: 'Cerrado',
  of: (done, all) => `${done} de ${all}`,

  play: {
    level: 'Nivel',
    wave: 'Oleada',
    shield: 'Escudo',
    shieldLeft: (percent) => `${percent}\u00A0%`,
    secondsLeft: (seconds) => `${seconds}\u00A0s`,
    streak: 'Racha',
    multiplier: 'Puntos',
    panel: 'Respuesta',
    stage: 'La ciudad',
    question: (sum) => `¿${formatSum(sum)}?`,
    zap: 'Zas',
    field: 'Tu respuesta',
    placeholder: 'Escribe tu respuesta…',
    refused: notANumberMessage('Escribe un número, por favor.'),
    answers: 'Respuestas',
    answersFor: (sum) => `Respuestas para ${formatSum(sum)}`,
    falling: 'Cuentas en la pantalla',
    waiting: 'Prepárate…',
    missed: mistakeText,
    slip: noSumText,
    why: explainAnswer,
    explainMistake,
    turnWrong: wrongAnswerText,
    levelUnlocked: '¡Nivel abierto!',
    nowAvailable: (level) => `¡El nivel ${level} ya está abierto!`,
    powerUps: POWER_UP_TEXT,
    powerUpBanner: (powerUp) => ({
      name: `¡${POWER_UP_TEXT[powerUp].name}!`,
      does: `${POWER_UP_TEXT[powerUp].does}.`,
    }),
    waveBanner: (wave) => `Oleada ${wave}`,
    sum: 'Cuenta',
  },

  challenge: challengeText,

  practice: {
    placeholder: 'Escribe tu respuesta',
    submit: 'Comprobar',
    correctCount: 'Correctas',
    incorrectCount: 'Errores',
    newProblem: 'Otra cuenta',
    nextProblem: 'Siguiente cuenta',
    correct: '¡Correcto! Genial.',
    correctSum: (equation) => `¡Correcto! Genial. ${formatEquation(equation)}.`,
    wrong: (answer) => `Casi. La respuesta es ${formatAnswer(answer)}. ¡Prueba otra vez!`,
  },

  over: overText,

  announcement: announcementText,

  ear: earText,
};

export const howToPlay: typeof English.howToPlay = () => text.menu.rules.map((rule) => [rule]);
