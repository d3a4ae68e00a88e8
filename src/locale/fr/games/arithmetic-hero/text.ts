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

const MODES = { arcade: 'Arcade', practice: 'Entraînement', challenge: 'Défi' } as const;

export const text: Catalogue<typeof English.text> = {
  tagline: 'Sauve la ville avec tes super-pouvoirs en maths\u202F!',

  menu: {
    modeLabel: 'Mode de jeu',
    modes: {
      arcade: {
        name: MODES.arcade,
        hint: (time) =>
          time === 'none' ? 'Des vagues de calculs, un à la fois' : 'Des vagues de calculs, toujours plus vite',
      },
      practice: { name: MODES.practice, hint: () => 'Sans se presser, un calcul à la fois' },
      challenge: { name: 'Défi du héros', hint: challengeText.hint },
    },
    levelLabel: 'Niveau',
    level: (id) => `Niveau ${id}`,
    levelNote: (level) => `${levelText[level].name}\u00A0: ${levelText[level].description}`,
    opens: (score, level) => `${formatNumber(score)} points au niveau ${level}`,
    answersLabel: 'Comment tu réponds',
    answers: { type: 'écrire', choice: 'choisir' },
    start: 'Jouer',
    customize: 'Habiller le héros',
    rewards: 'Voir les récompenses',
    howToPlay: 'Comment jouer',
    rules: [
      'Des calculs tombent. Résous-les avant qu’ils touchent le sol\u202F!',
      'Écris la réponse, ou choisis-en une sur quatre.',
      'Une bonne réponse rapporte des points. Une série les multiplie.',
      'Les erreurs et les calculs tombés affaiblissent ton bouclier.',
      'Atteins le score cible pour débloquer le niveau suivant.',
      'Réussis des exploits et gagne des tenues pour ton héros.',
    ],
    best: 'Meilleur score',
    solved: 'Calculs résolus',
    bestStreak: 'Meilleure série',
    achievements: 'Exploits',
    guest: (level) => `Le niveau ${level} est verrouillé. Essaie-le pour le plaisir, sans score.`,
  },

  started: (mode, level) => ({ title: `Mode ${MODES[mode]}`, text: `Niveau ${level}\u00A0: c’est parti\u202F!` }),
  achievementToast: '🏆 Exploit débloqué\u202F!',
  unlocked: 'Débloqué',
  locked: 'Verrouillé',
  of: (done, all) => `${done} sur ${all}`,

  play: {
    level: 'Niveau',
    wave: 'Vague',
    shield: 'Bouclier',
    shieldLeft: (percent) => `${percent}\u202F%`,
    secondsLeft: (seconds) => `${seconds}\u00A0s`,
    streak: 'Série',
    multiplier: 'Points',
    panel: 'Réponse',
    stage: 'La ville',
    question: (sum) => `${formatSum(sum)}\u202F?`,
    zap: 'Zap',
    field: 'Ta réponse',
    placeholder: 'Écris ta réponse…',
    refused: notANumberMessage('Écris un nombre, s’il te plaît.'),
    answers: 'Réponses',
    answersFor: (sum) => `Réponses pour ${formatSum(sum)}`,
    falling: 'Calculs à l’écran',
    waiting: 'Attention…',
    missed: mistakeText,
    slip: noSumText,
    why: explainAnswer,
    explainMistake,
    turnWrong: wrongAnswerText,
    levelUnlocked: 'Niveau débloqué\u202F!',
    nowAvailable: (level) => `Le niveau ${level} est maintenant ouvert\u202F!`,
    powerUps: POWER_UP_TEXT,
    powerUpBanner: (powerUp) => ({
      name: `${POWER_UP_TEXT[powerUp].name}\u202F!`,
      does: `${POWER_UP_TEXT[powerUp].does}.`,
    }),
    waveBanner: (wave) => `Vague ${wave}`,
    sum: 'Calcul',
  },

  challenge: challengeText,

  practice: {
    placeholder: 'Écris ta réponse',
    submit: 'Vérifier',
    correctCount: 'Justes',
    incorrectCount: 'Erreurs',
    newProblem: 'Nouveau calcul',
    nextProblem: 'Calcul suivant',
    correct: 'Juste\u202F! Super.',
    correctSum: (equation) => `Juste\u202F! Super. ${formatEquation(equation)}.`,
    wrong: (answer) => `Pas tout à fait. La réponse est ${formatAnswer(answer)}. Essaie encore\u202F!`,
  },

  over: overText,

  announcement: announcementText,

  ear: earText,
};

export const howToPlay: typeof English.howToPlay = () => text.menu.rules.map((rule) => [rule]);
