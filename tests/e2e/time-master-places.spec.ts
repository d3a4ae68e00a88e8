import { provePlaces } from './helpers/places';
import { WALKS } from './helpers/time-master';

provePlaces(WALKS);
