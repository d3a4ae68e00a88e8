import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { boardAt } from '../../../machines/target-takedown/board';
import { MODES } from '../../../machines/target-takedown/rules';
import { text } from '../../../src/games/target-takedown/text';
import { heardQuestion, type Listener } from '../../helpers/listener';

/** Finds at most `max` numbers that add up to the target; null if there are none. */
function partsOf(target: number, numbers: readonly number[], max = 4): readonly number[] | null {
  if (target === 0) return [];
  if (max === 0) return null;
  for (const [index, number] of numbers.entries()) {
    const others = number > target ? null : partsOf(target - number, numbers.slice(index + 1), max - 1);
    if (others !== null) return [number, ...others];
  }
  return null;
}

export const listener: Listener = {
  starts: MODES.flatMap((mode) => TIME_SETTINGS.map((time) => text.ear.start({ mode, time }))),
  // Only difficulties whose boards have at most 20 tiles, to stay within `maxLength`.
  questions: (seed) =>
    [1, 2, 3, 4].map((difficulty) => {
      const board = boardAt(seed, seed % 10, difficulty);
      return heardQuestion(text.ear.asked(board, 1 + (seed % 12)), board.target);
    }),
  answer: (spoken) => {
    const [, target, tiles = ''] = /^Make (\d+)\. (.*)$/.exec(spoken) ?? [];
    const numbers =
      tiles
        .replaceAll(/Row \d+/g, '')
        .match(/\d+/g)
        ?.map(Number) ?? [];
    const parts = partsOf(Number(target), numbers);
    return parts && String(parts.reduce((sum, part) => sum + part, 0));
  },
  // Every tile is read out.
  maxLength: 64,
};
