import type * as English from '../../../../topics/text/money';
import type { Catalogue } from '../../../catalogue';

export const MONEY_TEXT: Catalogue<typeof English.MONEY_TEXT> = {
  'count-coins': {
    title: 'Contar monedas',
    summary: 'Contar monedas de EE. UU., de las más pequeñas a los dólares, con un juego gratis.',
    steps: [
      'Empieza por las monedas que más valen.',
      'Sigue contando: 25, 50, 60, 65, 66.',
      'Las monedas iguales se cuentan bien juntas: en grupos de cinco, de diez o de 25.',
    ],
    searchTerms: ['dinero', 'monedas', 'centavos', 'valor de las monedas', 'dólares y centavos', 'contar dinero'],
  },
  'give-change': {
    title: 'Dar el cambio',
    summary: 'Calcular el cambio de uno, dos o cinco dólares, con un juego gratis y lecciones.',
    steps: [
      'Cuenta desde el precio: de 65 a 70 van 5 centavos.',
      'Luego, de 70 a 100 van 30 centavos.',
      'El cambio son 35 centavos.',
    ],
    searchTerms: ['dinero', 'compras', 'pagar', 'vuelto', 'vueltas', 'tienda'],
  },
  'add-money': {
    title: 'Sumar dinero',
    summary: 'Sumar dos montones de monedas de EE. UU., con un juego gratis y una lección.',
    steps: ['Cuenta cada montón.', 'Suma primero las decenas y luego las unidades.', '100 centavos son un dólar.'],
    searchTerms: ['sumar monedas', 'total', 'dólares y centavos', 'en total', 'compras'],
  },
  'compare-money': {
    title: '¿Cuánto dinero más?',
    summary: 'Hallar cuánto más vale un montón de monedas de EE. UU. que otro, con un juego gratis y una lección.',
    steps: ['Cuenta cada montón.', 'Cuenta desde la cantidad menor hasta la mayor.', 'Esa es la diferencia.'],
    searchTerms: ['comparar monedas', 'diferencia', 'dólares y centavos', 'restar dinero', 'cuánto más'],
  },
};
