import { text as algebraAdventure } from '../games/algebra-adventure/text';
import { text as arithmeticHero } from '../games/arithmetic-hero/text';
import type { GameId } from '../games/catalogue';
import { text as fractionMaster } from '../games/fraction-simplify/text';
import { text as mathFacts } from '../games/math-facts/text';
import { text as mathWarp } from '../games/math-warp/text';
import { text as mentalMaths } from '../games/mental-maths/text';
import { text as moneyCounter } from '../games/money-counter/text';
import { text as targetTakedown } from '../games/target-takedown/text';
import { text as timeMaster } from '../games/time-master/text';
import { text as timesTables } from '../games/times-tables/text';

/** How each game is played, step by step: in the words of its menu, where it has some. */
export const HOW_TO_PLAY: Readonly<Record<GameId, readonly (readonly string[])[]>> = {
  'mental-maths': mentalMaths.menu.steps('normal'),
  'times-tables': [timesTables.howTo.find, timesTables.howTo.type, timesTables.howTo.check],
  'math-facts': mathFacts.menu.steps('normal'),
  'shape-match': [
    ['Look at the shape, or at the two shapes.'],
    ['Say its name, count its straight sides, or press the shape with more sides.'],
    ['After each answer the game says why. The longer you are right, the harder it becomes.'],
  ],
  'fraction-simplify': fractionMaster.menu.steps('normal'),
  'time-master': timeMaster.menu.steps('normal'),
  'money-counter': moneyCounter.menu.steps('normal'),
  'algebra-adventure': algebraAdventure.menu.steps('normal'),
  'target-takedown': [targetTakedown.menu.target, targetTakedown.menu.bar, targetTakedown.menu.over],
  'arithmetic-hero': arithmeticHero.menu.rules.map((rule) => [rule]),
  'math-warp': mathWarp.menu.steps('normal'),
  'fraction-basics': [
    ['Look at the bars, and read the question.'],
    ['Type the top number, / and the bottom number.', 'An equal fraction is right as well.'],
    ['After each answer the bars show why.'],
  ],
};
