import { WALKS } from './helpers/fraction-basics';
import { proveLooks } from './helpers/places';

proveLooks(WALKS);
