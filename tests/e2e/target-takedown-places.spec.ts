import { provePlaces } from './helpers/places';
import { TAKEDOWN_WALKS } from './helpers/target-takedown';

provePlaces(TAKEDOWN_WALKS);
