import { WALKS } from './helpers/money-counter';
import { provePlaces } from './helpers/places';

provePlaces(WALKS);
