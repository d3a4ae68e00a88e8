import type * as English from '../../../../play/facts/text';

export const moved = 'Du nouveau sur ta carte';
export const movedText: typeof English.movedText = (sum, level) => (
  <>
    {sum}
    {'\u00a0: '}
    {level}
  </>
);
export const moreText: typeof English.moreText = (others) => `et ${others} de plus`;
export const practise = 'T’entraîner';
export const orIn = 'Ou dans';
