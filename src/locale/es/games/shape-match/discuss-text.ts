import type * as English from '../../../../games/shape-match/discuss-text';

export const firstSteps: typeof English.firstSteps = {
  name: 'Cuenta los lados rectos.',
  sides: 'Recorre la figura y cuenta los lados rectos. ¡Las curvas no cuentan!',
  category: 'Di primero su nombre y luego busca su grupo.',
  comparison: 'Cuenta los lados de las dos figuras.',
};
