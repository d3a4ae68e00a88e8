import { WALKS } from './helpers/fraction-simplify';
import { proveLooks } from './helpers/places';

proveLooks(WALKS);
