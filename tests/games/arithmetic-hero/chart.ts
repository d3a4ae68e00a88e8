import { arithmeticHeroMachine } from '../../../machines/arithmetic-hero/machine';
import { getLeafStates } from '../../fuzz/chart-states';

export const chartStates: readonly string[] = getLeafStates(arithmeticHeroMachine.root);
