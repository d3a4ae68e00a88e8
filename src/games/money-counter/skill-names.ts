import type { SkillNames } from '../../catalogue/define-game.ts';
import { names, topic } from './skill-names-text.ts';

export const skillNames: SkillNames = {
  topic,
  isAskedAlone: true,
  skills: {
    'money.count.nickels': {
      name: names['money.count.nickels'],
      statement: 'value-different-denominations-coins-notes',
      round: { difficulty: 'easy' },
    },
    'money.count.overTen': {
      name: names['money.count.overTen'],
      statement: 'value-different-denominations-coins-notes',
      round: { difficulty: 'medium' },
    },
    'money.count.dimes': {
      name: names['money.count.dimes'],
      statement: 'value-different-denominations-coins-notes',
      round: { difficulty: 'medium' },
    },
    'money.count.quarters': {
      name: names['money.count.quarters'],
      statement: 'value-different-denominations-coins-notes',
      round: { difficulty: 'hard' },
    },
    'money.count.dollars': {
      name: names['money.count.dollars'],
      statement: 'value-different-denominations-coins-notes',
      round: { difficulty: 'hard' },
    },
    'money.change.tens': {
      name: names['money.change.tens'],
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'easy' },
    },
    'money.change.fives': {
      name: names['money.change.fives'],
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'easy' },
    },
    'money.change.ones': {
      name: names['money.change.ones'],
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'medium' },
    },
    'money.change.dollars': {
      name: names['money.change.dollars'],
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'hard' },
    },
    'money.add.within': {
      name: names['money.add.within'],
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'easy' },
    },
    'money.add.overTen': {
      name: names['money.add.overTen'],
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'easy' },
    },
    'money.add.quarters': {
      name: names['money.add.quarters'],
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'hard' },
    },
    'money.add.quartersOverTen': {
      name: names['money.add.quartersOverTen'],
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'hard' },
    },
    'money.compare.within': {
      name: names['money.compare.within'],
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'easy' },
    },
    'money.compare.overTen': {
      name: names['money.compare.overTen'],
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'easy' },
    },
    'money.compare.quarters': {
      name: names['money.compare.quarters'],
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'hard' },
    },
    'money.compare.quartersOverTen': {
      name: names['money.compare.quartersOverTen'],
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'hard' },
    },
  },
};
