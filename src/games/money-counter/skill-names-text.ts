export const topic = 'Money';

/** By skill, in words that are true of every currency. */
export const names = {
  'money.count.nickels': 'Count the smallest coins',
  'money.count.overTen': 'Count coins when the total crosses a ten, such as 15 and 8',
  'money.count.dimes': 'Count small coins and tens',
  'money.count.quarters': 'Count small and large coins',
  'money.count.dollars': 'Count coins and notes',
  'money.change.tens': 'Give change when the price ends in 0',
  'money.change.fives': 'Give change when the price ends in 5',
  'money.change.ones': 'Give change from a single coin or note for any price',
  'money.change.dollars': 'Give change from larger amounts for any price',
  'money.add.within': 'Add two heaps of coins',
  'money.add.overTen': 'Add two heaps of coins across a ten, such as 15 + 8',
  'money.add.quarters': 'Add two heaps with large coins',
  'money.add.quartersOverTen': 'Add two heaps with large coins across a ten, such as 25 + 8',
  'money.compare.within': 'Find how much more one heap is worth',
  'money.compare.overTen': 'Find how much more one heap is worth when you cross a ten, such as 23 and 8',
  'money.compare.quarters': 'Find how much more a heap with large coins is worth',
  'money.compare.quartersOverTen':
    'Find how much more a heap with large coins is worth across a ten, such as 32 and 25',
} as const;
