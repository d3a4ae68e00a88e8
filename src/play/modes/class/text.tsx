import type { ReactNode } from 'react';

export const text = {
  which: 'Which animal are you?',
  yourCode: 'Your code',
  choose: (game: string): string =>
    `Your class is playing ${game}. Choose your animal and your sail. You do not need to give your name.`,
  someoneElse: 'Is someone else playing now?',
  animal: 'Your animal',
  sail: 'Your sail',
  goAboard: 'Go aboard',
  /** `sailor` is as in "fox with the red sail". */
  goAboardAs: (sailor: string): string => `Go aboard as the ${sailor}`,
  otherQuestions: 'These were not the questions of your class. To get a code, open the class link again.',
  codeFor: (sailor: string): string => `Code for the ${sailor}`,
  qrCode: 'QR code of these letters',
  aboutCode:
    'Hold it up to the class camera, or read out the letters. It contains your animal, your sail, which answers were right, and a random number. It does not contain your name, and nothing is sent.',
};

/** For teachers. `strong` makes the first words bold. */
export const forClass = (strong: (text: string) => ReactNode): ReactNode => (
  <>
    {strong('For the class:')} each child plays this round on their own device and gets a code. The board shows what
    everyone has reached together, without names.
  </>
);
export const classLink = 'For the class';
