import { questionAt } from '../../../machines/algebra-adventure/questions';
import { DIFFICULTIES, MODES } from '../../../machines/algebra-adventure/rules';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { text } from '../../../src/games/algebra-adventure/text';
import { amongChoices, heardQuestion, type Listener } from '../../helpers/listener';

function solve(spoken: string): number | null {
  const [, given, times = '1'] = /^x equals (\d+)\. What is (?:(\d+) )?x\?/.exec(spoken) ?? [];
  if (given !== undefined) return Number(given) * Number(times);
  const [, left, right] = /^On the left: (\d+) plus x\. On the right: (\d+)\./.exec(spoken) ?? [];
  if (left !== undefined) return Number(right) - Number(left);
  const [, crates = '1', added, total] = /^(?:(\d+) )?x plus (\d+) equals (\d+)\. What is x\?/.exec(spoken) ?? [];
  return added === undefined ? null : (Number(total) - Number(added)) / Number(crates);
}

export const listener: Listener = {
  starts: MODES.flatMap((mode) => TIME_SETTINGS.map((time) => text.ear.start({ mode, difficulty: 'easy', time }))),
  questions: (seed) =>
    MODES.flatMap((mode) =>
      DIFFICULTIES.map((difficulty) => {
        const question = questionAt(seed, { mode, difficulty }, seed % 20);
        return heardQuestion(text.ear.asked(question), question.answer);
      }),
    ),
  answer: (spoken) => amongChoices(spoken, solve(spoken)),
};
