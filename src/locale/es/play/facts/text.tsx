import type * as English from '../../../../play/facts/text';

export const moved = 'Novedades en tu mapa';
export const movedText: typeof English.movedText = (sum, level) => (
  <>
    {sum} ahora: {level}
  </>
);
export const moreText: typeof English.moreText = (others) => `y ${others} más`;
export const practise = 'Practicar esto';
export const orIn = 'O en';
