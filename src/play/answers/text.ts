export const answers = 'Answers';
export const marks = { right: 'right', wrong: 'wrong' };

export const check = 'Check';
export const emptySlot = (slot: string): string => `${slot}: empty`;
export const filledSlot = (slot: string): string => `${slot}: `;

export const numberPad = 'Number pad';
export const deleteKey = 'delete';
export const nextField = 'next field';
export const signNames: Readonly<Record<string, string>> = {
  '−': 'minus',
  '.': 'point',
  ',': 'comma',
  '/': 'slash',
  ':': 'colon',
};
