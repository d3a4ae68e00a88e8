import { RULES } from '../../../../../machines/tables-check/rules';
import type * as English from '../../../../games/tables-check/stored-text';
import type { Catalogue } from '../../../catalogue';

export const checksTaken: Catalogue<typeof English.checksTaken> = 'Pruebas hechas';
export const bestCheck: Catalogue<typeof English.bestCheck> = 'Mejor prueba';
export const outOf: typeof English.outOf = (score) => `${score} de ${RULES.questions}`;
