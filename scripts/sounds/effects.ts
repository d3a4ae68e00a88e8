/* All effects, in the banks in which they are fetched: what every game uses, and what is heard in one game alone. */
import { ALGEBRA_ADVENTURE_SCORES } from './effects/algebra-adventure.ts';
import { ARITHMETIC_HERO_SCORES } from './effects/arithmetic-hero.ts';
import { FRACTION_BASICS_SCORES } from './effects/fraction-basics.ts';
import { FRACTION_SIMPLIFY_SCORES } from './effects/fraction-simplify.ts';
import { MATH_FACTS_SCORES } from './effects/math-facts.ts';
import { MATH_WARP_SCORES } from './effects/math-warp.ts';
import { MENTAL_MATHS_SCORES } from './effects/mental-maths.ts';
import { MONEY_COUNTER_SCORES } from './effects/money-counter.ts';
import { SHAPE_MATCH_SCORES } from './effects/shape-match.ts';
import { SHARED_SCORES } from './effects/shared.ts';
import { TARGET_TAKEDOWN_SCORES } from './effects/target-takedown.ts';
import { TIME_MASTER_SCORES } from './effects/time-master.ts';
import { TIMES_TABLES_SCORES } from './effects/times-tables.ts';
import type { Score } from './score.ts';

/** Every effect by its bank. Their order is their order in the file of the bank. */
export const BANKS: Readonly<Record<string, Readonly<Record<string, Score>>>> = {
  shared: SHARED_SCORES,
  'arithmetic-hero': ARITHMETIC_HERO_SCORES,
  'math-warp': MATH_WARP_SCORES,
  'target-takedown': TARGET_TAKEDOWN_SCORES,
  'algebra-adventure': ALGEBRA_ADVENTURE_SCORES,
  'mental-maths': MENTAL_MATHS_SCORES,
  'times-tables': TIMES_TABLES_SCORES,
  'math-facts': MATH_FACTS_SCORES,
  'shape-match': SHAPE_MATCH_SCORES,
  'fraction-basics': FRACTION_BASICS_SCORES,
  'fraction-simplify': FRACTION_SIMPLIFY_SCORES,
  'time-master': TIME_MASTER_SCORES,
  'money-counter': MONEY_COUNTER_SCORES,
};
