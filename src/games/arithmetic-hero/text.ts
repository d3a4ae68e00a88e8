import type { LevelId } from '../../../machines/arithmetic-hero/levels';
import type { AnswerMode, Mode, PowerUp } from '../../../machines/arithmetic-hero/rules';
import type { Equation, Sum } from '../../../machines/core/arithmetic';
import type { TimeSetting } from '../../../machines/core/time-setting';
import { explainAnswer, explainMistake } from '../../play/feedback/explain-sum';
import { notANumberMessage } from '../../play/internal/shared-text';
import { formatAnswer, formatEquation, formatNumber, formatSum } from '../../ui/format';
import { announcementText, mistakeText, noSumText, POWER_UP_TEXT, wrongAnswerText } from './text/announcements';
import { challengeText } from './text/challenge';
import { earText } from './text/ear';
import { levelText } from './text/names';
import { overText } from './text/result';

/** The game's text, except `text/tabbed.ts`. */
export const text = {
  tagline: 'Become a math superhero and save the city!',

  menu: {
    modeLabel: 'Game mode',
    modes: {
      arcade: {
        name: 'Arcade',
        hint: (time) => (time === 'none' ? 'Waves of sums, one at a time' : 'Waves of sums, faster and faster'),
      },
      practice: { name: 'Practice', hint: () => 'No hurry, one sum at a time' },
      challenge: { name: 'Hero Challenge', hint: challengeText.hint },
    } satisfies Record<Mode, { name: string; hint: (time: TimeSetting) => string }>,
    levelLabel: 'Level',
    level: (id: number) => `Level ${id}`,
    levelNote: (level: LevelId) => `${levelText[level].name}: ${levelText[level].description}`,
    opens: (score: number, level: number) => `${formatNumber(score)} points in Level ${level}`,
    answersLabel: 'How you answer',
    answers: { type: 'type', choice: 'choose' } satisfies Record<AnswerMode, string>,
    start: 'Start Game',
    customize: 'Customize Hero',
    rewards: 'View Rewards',
    howToPlay: 'How to Play',
    rules: [
      'Equations fall. Solve them before they hit the ground!',
      'Type the answer, or pick one of four.',
      'Right answers earn points. A streak makes them count more.',
      'Wrong answers, and sums that land, weaken your shield.',
      'Reach the target score to unlock the next level.',
      'Earn achievements and new outfits for your hero.',
    ],
    best: 'Best score',
    solved: 'Sums solved',
    bestStreak: 'Best streak',
    achievements: 'Achievements',
    guest: (level: number) => `Level ${level} is locked. You can try it just for fun, without a high score.`,
  },

  started: (mode: Mode, level: number) => ({
    title: `${{ arcade: 'Arcade', practice: 'Practice', challenge: 'Challenge' }[mode]} Mode`,
    text: `Level ${level} - Let's go!`,
  }),
  achievementToast: '🏆 Achievement Unlocked!',
  unlocked: 'Unlocked',
  locked: 'Locked',
  of: (done: number, all: number) => `${done} of ${all}`,

  play: {
    level: 'Level',
    wave: 'Wave',
    shield: 'Shield',
    shieldLeft: (percent: number) => `${percent}%`,
    secondsLeft: (seconds: number) => `${seconds} s`,
    streak: 'Streak',
    multiplier: 'Points',
    panel: 'Answer',
    stage: 'The city',
    question: (sum: Sum) => `${formatSum(sum)}?`,
    zap: 'Zap',
    field: 'Your answer',
    placeholder: 'Type your answer...',
    refused: notANumberMessage('Please type a number.'),
    answers: 'Answers',
    answersFor: (sum: Sum) => `Answers for ${formatSum(sum)}`,
    falling: 'Sums on the screen',
    waiting: 'Get ready...',
    missed: mistakeText,
    slip: noSumText,
    why: explainAnswer,
    explainMistake,
    turnWrong: wrongAnswerText,
    levelUnlocked: 'Level Unlocked!',
    nowAvailable: (level: number) => `Level ${level} is now available!`,
    powerUps: POWER_UP_TEXT,
    powerUpBanner: (powerUp: PowerUp) => ({
      name: `${POWER_UP_TEXT[powerUp].name}!`,
      does: `${POWER_UP_TEXT[powerUp].does}.`,
    }),
    waveBanner: (wave: number) => `Wave ${wave}`,
    sum: 'Sum',
  },

  challenge: challengeText,

  practice: {
    placeholder: 'Enter your answer',
    submit: 'Check',
    correctCount: 'Correct',
    incorrectCount: 'Incorrect',
    newProblem: 'New Problem',
    nextProblem: 'Next Problem',
    correct: 'Correct! Great job.',
    /** The same for players who listen, with the sum. */
    correctSum: (equation: Equation) => `Correct! Great job. ${formatEquation(equation)}.`,
    wrong: (answer: number) => `Not quite. The answer is ${formatAnswer(answer)}. Try again!`,
  },

  over: overText,

  announcement: announcementText,

  ear: earText,
} as const;

export const howToPlay = (): readonly (readonly string[])[] => text.menu.rules.map((rule) => [rule]);
