import { chooseAnswer } from '../answers/choosing.ts';
import { type BenchRules, createUnbeatableScores } from '../game-kit.ts';

export const bench: BenchRules = {
  // An endless round with a new seed for each sum, because a round of 25 sums would soon be over.
  address: '/mental-maths?time=none',
  playing: ['playing'],
  answer: chooseAnswer,
  stored: { 'numeria.mental-maths.bests': createUnbeatableScores('none') },
  things: [4],
  framesPerThing: 30,
  changes: [
    {
      file: 'machines/mental-maths/round.ts',
      from: 'question.number === RULES.questions - 1',
      to: 'question.number === 1e9',
    },
    {
      file: 'machines/mental-maths/questions.ts',
      from: 'while (earlier.length < number)',
      to: 'while (earlier.length < 0)',
    },
    {
      file: 'machines/mental-maths/questions.ts',
      from: 'const equation = equationAfter(earlier, seed);',
      to: 'const equation = equationAfter(earlier, seed + number);',
    },
  ],
  // Part of the scene never stops moving.
  limits: { 'bytes allocated a frame, 4 things': 4096, 'frames a second at rest': 61 },
};
