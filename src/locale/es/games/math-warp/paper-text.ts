import type * as English from '../../../../games/math-warp/paper-text';
import { formatEquation } from '../../../../ui/format';

export const answeredText: typeof English.answeredText = (equation) => `${formatEquation(equation)}.`;
