import { type Practised, practisedSum } from '../learning/practised';
import type { Question } from './questions';

/** What a question practises: its sum, whichever number of it is missing. The kinds that come in turns stay apart. */
export const practised = ({ equation, missing }: Question): Practised =>
  practisedSum(equation, 'chosen', { kind: `${equation.operation}.${missing}`, missing });
