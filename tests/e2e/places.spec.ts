import { provePlaces } from './helpers/places';
import { WALKS } from './helpers/walks';

provePlaces(WALKS);
