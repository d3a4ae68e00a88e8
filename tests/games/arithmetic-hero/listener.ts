import { LEVEL_IDS } from '../../../machines/arithmetic-hero/levels';
import { problemAt } from '../../../machines/arithmetic-hero/problems';
import { MODES } from '../../../machines/arithmetic-hero/rules';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { text } from '../../../src/games/arithmetic-hero/text';
import { amongChoices, choicesIn, heardQuestion, type Listener, valueOf } from '../../helpers/listener';

export const listener: Listener = {
  starts: MODES.flatMap((mode) =>
    TIME_SETTINGS.flatMap((time) =>
      (['type', 'choice'] as const).map((answers) => text.ear.start({ mode, time, answers })),
    ),
  ),
  questions: (seed) => {
    const sources = [...LEVEL_IDS.map((level) => ({ level })), ...([1, 2, 3] as const).map((tier) => ({ tier }))];
    return sources.map((source, index) => {
      const problem = problemAt({ seed, time: 'normal', hasPowerUps: true }, source, seed);
      const firstKey = ([null, 1, 5] as const)[(seed + index) % 3] ?? null;
      const asked = text.ear.asked({ problem, count: 1 + (seed % 5), isClose: seed % 2 === 0, firstKey });
      return heardQuestion(asked, problem.answer);
    });
  },
  answer: (spoken) => {
    const value = valueOf(spoken);
    return choicesIn(spoken).length === 0 ? String(value) : amongChoices(spoken, value);
  },
};
