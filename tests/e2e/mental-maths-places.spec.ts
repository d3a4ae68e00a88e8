import { WALKS } from './helpers/mental-maths';
import { provePlaces } from './helpers/places';

provePlaces(WALKS);
