import type { StateInvariants } from '../../fuzz/state-invariants.ts';

const HERO_ROUNDS = {
  arcade: ['falling', 'asking', 'solved', 'feedback', 'unlocked'],
  challenge: ['ready', 'falling', 'asking', 'solved', 'feedback'],
  practice: ['asking', 'correct', 'wrong', 'settings'],
} as const;

export const invariants: StateInvariants = {
  states: [
    'menu',
    'gameover',
    'other.customiser',
    'other.rewards',
    ...Object.entries(HERO_ROUNDS).flatMap(([mode, states]) => states.map((state) => `playing.${mode}.${state}`)),
  ],
  asking: ['playing.arcade.asking', 'playing.challenge.asking', 'playing.practice.asking'],
  choices: 'distinct',
};
