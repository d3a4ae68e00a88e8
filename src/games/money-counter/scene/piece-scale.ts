/** Design units per millimetre, so that coins keep their real proportions. */
export const UNITS_PER_MM = 3.35;
/** Notes are drawn smaller than to scale, because they would fill the counter. */
export const BILL_UNITS_PER_MM = 1.72;
/** The maximum scale of money. The drawings have this size, so that they are sharp on a whiteboard. */
export const MAX_SCALE = 1.6;
