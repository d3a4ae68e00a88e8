import { WALKS } from './helpers/math-facts';
import { provePlaces } from './helpers/places';

provePlaces(WALKS);
