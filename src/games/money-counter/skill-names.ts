import type { SkillNames } from '../../catalogue/define-game.ts';

export const skillNames: SkillNames = {
  topic: 'Money',
  isAskedAlone: true,
  skills: {
    'money.count.nickels': {
      name: 'Count nickels and pennies',
      statement: 'value-different-denominations-coins-notes',
      round: { difficulty: 'easy' },
    },
    'money.count.overTen': {
      name: 'Count coins when the total crosses a ten, such as 15¢ and 8¢',
      statement: 'value-different-denominations-coins-notes',
      round: { difficulty: 'medium' },
    },
    'money.count.dimes': {
      name: 'Count dimes, nickels and pennies',
      statement: 'value-different-denominations-coins-notes',
      round: { difficulty: 'medium' },
    },
    'money.count.quarters': {
      name: 'Count coins with quarters',
      statement: 'value-different-denominations-coins-notes',
      round: { difficulty: 'hard' },
    },
    'money.count.dollars': {
      name: 'Count coins with dollar bills',
      statement: 'value-different-denominations-coins-notes',
      round: { difficulty: 'hard' },
    },
    'money.change.tens': {
      name: 'Give change when the price ends in 0',
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'easy' },
    },
    'money.change.fives': {
      name: 'Give change when the price ends in 5',
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'easy' },
    },
    'money.change.ones': {
      name: 'Give change from one dollar for any price',
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'medium' },
    },
    'money.change.dollars': {
      name: 'Give change from two or five dollars for any price',
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'hard' },
    },
    'money.add.within': {
      name: 'Add two heaps of coins',
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'easy' },
    },
    'money.add.overTen': {
      name: 'Add two heaps of coins across a ten, such as 15¢ + 8¢',
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'easy' },
    },
    'money.add.quarters': {
      name: 'Add two heaps with quarters',
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'hard' },
    },
    'money.add.quartersOverTen': {
      name: 'Add two heaps with quarters across a ten, such as 25¢ + 8¢',
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'hard' },
    },
    'money.compare.within': {
      name: 'Find how much more one heap is worth',
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'easy' },
    },
    'money.compare.overTen': {
      name: 'Find how much more one heap is worth when you cross a ten, such as 23¢ and 8¢',
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'easy' },
    },
    'money.compare.quarters': {
      name: 'Find how much more a heap with quarters is worth',
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'hard' },
    },
    'money.compare.quartersOverTen': {
      name: 'Find how much more a heap with quarters is worth across a ten, such as 32¢ and 25¢',
      statement: 'solve-simple-problems-practical-context',
      round: { difficulty: 'hard' },
    },
  },
};
