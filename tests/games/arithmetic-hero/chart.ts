import { arithmeticHeroMachine } from '../../../machines/arithmetic-hero/machine';
import { leafStatesOf } from '../../fuzz/chart-states';

export const chartStates: readonly string[] = leafStatesOf(arithmeticHeroMachine.root);
