import { DECIMAL_SIGN } from '../../locale/notation';

/** A time in seconds, with as many decimals as it has: "1.5" */
export const formatSeconds = (ms: number): string => String(ms / 1000).replace('.', DECIMAL_SIGN);
