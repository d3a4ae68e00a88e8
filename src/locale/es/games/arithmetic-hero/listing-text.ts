export const title = 'Héroe del cálculo';
export const documentTitle = 'Héroe del cálculo - Juego de matemáticas';
export const description = 'Acaba con las cuentas antes de que lleguen a la ciudad.';
export const chip = '+ − × ÷ con un héroe';
export const pageDescription =
  'Acaba con las cuentas que caen antes de que lleguen a la ciudad. Un juego de cálculo gratis con cinco niveles, un modo de práctica y un héroe al que vestir.';
export const teaches = ['Suma y resta', 'Multiplicación y división', 'Cálculo mental'];
export const screenshotLabel = 'Héroe del cálculo: caen cuentas sobre una ciudad de noche';
