import { WALKS } from './helpers/math-facts';
import { proveLooks } from './helpers/places';

proveLooks(WALKS);
