import { WALKS } from './helpers/algebra-adventure';
import { provePlaces } from './helpers/places';

provePlaces(WALKS);
