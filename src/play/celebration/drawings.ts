import type { Drawing } from '../../stage/atlas';
import ring from './drawings/ring.svg?drawing';
import large from './drawings/spark-large.svg?drawing';
import small from './drawings/spark-small.svg?drawing';

/** Drawings that an atlas needs for AnswerBurst. */
export const BURST_DRAWINGS: Readonly<Record<string, Drawing>> = {
  'moment ring': ring,
  'moment spark large': large,
  'moment spark small': small,
};
