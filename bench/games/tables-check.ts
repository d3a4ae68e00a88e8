import type { RULES } from '../../machines/tables-check/rules.ts';
import { typeSum } from '../answers/typing.ts';
import { type BenchRules, type RuleName } from '../game-kit.ts';

const GAP: RuleName<typeof RULES> = 'gapMs';

export const bench: BenchRules = {
  // No warm-up, no end, and almost no pause between two questions.
  address: '/tables-check?time=none',
  playing: ['playing'],
  answer: typeSum,
  stored: {},
  things: [1],
  framesPerThing: 30,
  changes: [
    { file: 'machines/tables-check/rules.ts', rule: `RULES.${GAP}`, to: '50' },
    { file: 'machines/tables-check/round.ts', from: "score: 0, part: 'warmUp'", to: "score: 0, part: 'check'" },
    { file: 'machines/tables-check/round.ts', from: 'formOf(seed))[asked]', to: 'formOf(seed))[asked % 25]' },
  ],
  // Each question is chosen as if it were the first of a check.
  limits: { 'bytes allocated a frame, 1 things': 5120 },
};
