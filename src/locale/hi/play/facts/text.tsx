import type * as English from '../../../../play/facts/text';

export const moved = 'तुम्हारे नक्शे पर नया';
export const movedText: typeof English.movedText = (sum, level) => (
  <>
    {sum} अब: {level}
  </>
);
export const moreText: typeof English.moreText = (others) => `और ${others}`;
export const practise = 'इनका अभ्यास करो';
export const orIn = 'या यहाँ';
