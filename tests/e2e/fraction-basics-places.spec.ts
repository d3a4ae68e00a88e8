import { WALKS } from './helpers/fraction-basics';
import { provePlaces } from './helpers/places';

provePlaces(WALKS);
