import { WALKS } from './helpers/fraction-simplify';
import { provePlaces } from './helpers/places';

provePlaces(WALKS);
