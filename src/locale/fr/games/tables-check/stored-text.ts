import { RULES } from '../../../../../machines/tables-check/rules';
import type * as English from '../../../../games/tables-check/stored-text';
import type { Catalogue } from '../../../catalogue';

export const checksTaken: Catalogue<typeof English.checksTaken> = 'Tests passés';
export const bestCheck: Catalogue<typeof English.bestCheck> = 'Meilleur test';
export const outOf: typeof English.outOf = (score) => `${score} sur ${RULES.questions}`;
