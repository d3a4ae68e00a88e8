import { RULES } from '../../../../../machines/tables-check/rules';
import type * as English from '../../../../games/tables-check/stored-text';
import type { Catalogue } from '../../../catalogue';

export const checksTaken: Catalogue<typeof English.checksTaken> = 'दी गई जाँचें';
export const bestCheck: Catalogue<typeof English.bestCheck> = 'सबसे अच्छी जाँच';
export const outOf: typeof English.outOf = (score) => `${RULES.questions} में से ${score}`;
