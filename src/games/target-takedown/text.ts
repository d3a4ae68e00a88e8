import { gameSeconds, type Mode, RULES, type Settings, targetSeconds } from '../../../machines/target-takedown/rules';
import { additionText, announcements, mistakeText } from './text/announcements';
import { resultText } from './text/result';

const limitsText = (settings: Settings): string => {
  const each = targetSeconds(settings);
  return each === null ? 'No clock.' : `${each} seconds for each target.`;
};

export const text = {
  tagline: 'Find tiles that add up to the target.',

  menu: {
    choices: {
      mode: {
        classic: {
          name: 'Classic',
          hint: (settings) => {
            const all = gameSeconds({ ...settings, mode: 'classic' });
            return all === null
              ? 'No clock. Play as long as you like.'
              : `${all} seconds in all. ${limitsText({ ...settings, mode: 'classic' })}`;
          },
        },
        survival: {
          name: 'Survival',
          hint: (settings) => `${RULES.lives.survival} lives. ${limitsText({ ...settings, mode: 'survival' })}`,
        },
        chill: { name: 'Chill', hint: (settings) => `You cannot lose. ${limitsText({ ...settings, mode: 'chill' })}` },
      } satisfies Record<Mode, { name: string; hint: (settings: Settings) => string }>,
    },
    start: '🚀 START GAME',
    howToPlay: 'How to Play',
    steps: () => [
      ['Look at the target.', 'Tap tiles that add up to it.'],
      ['The bar grows with each tile.', 'Tap a tile again to put it back.'],
      ['Go over and it is a miss.', 'Three hits in a row make the target bigger.'],
    ],
  },

  play: {
    stage: 'The fair',
    answers: 'Answers',
    question: (target: number) => `Make ${target}`,
    target: 'Target',
    sum: 'Sum',
    clear: 'Clear',
    endGame: 'End game',
    hit: 'Hit!',
    timeUp: 'Time is up.',
    oneWay: 'One way:',
    equation: additionText,
    missed: mistakeText,
  },

  said: announcements,
  over: resultText,
} as const;
