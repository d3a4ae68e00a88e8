import { provePlaces } from './helpers/places';
import { WALKS } from './helpers/shape-match';

provePlaces(WALKS);
