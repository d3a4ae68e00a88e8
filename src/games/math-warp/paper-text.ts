import type { Equation } from '../../../machines/core/arithmetic';
import { formatEquation } from '../../ui/format';

export const answeredText = (equation: Equation): string => `${formatEquation(equation)}.`;
