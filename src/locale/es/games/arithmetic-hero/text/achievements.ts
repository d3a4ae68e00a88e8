import type * as English from '../../../../../games/arithmetic-hero/text/achievements';
import type { Catalogue } from '../../../../catalogue';

export const achievementText: Catalogue<typeof English.achievementText> = {
  'first-zap': { name: '¡Primer zas!', description: 'Resuelve tu primera cuenta' },
  'on-fire': { name: '¡En llamas!', description: 'Resuelve 10 cuentas seguidas' },
  'lightning-fingers': { name: 'Dedos de rayo', description: 'Resuelve 20 cuentas seguidas' },
  'rising-star': { name: 'Estrella naciente', description: 'Abre el nivel 2' },
  'math-defender': { name: 'Guardián de los números', description: 'Abre el nivel 3' },
  'number-captain': { name: 'Capitán de los números', description: 'Abre el nivel 4' },
  'arithmetic-master': { name: 'As del cálculo', description: 'Abre el nivel 5' },
  'century-club': { name: 'Club de los cien', description: 'Resuelve 100 cuentas en total' },
  'big-brain': { name: 'Gran cerebro', description: 'Resuelve 500 cuentas en total' },
};
