import { proveLooks } from './helpers/places';
import { TAKEDOWN_WALKS } from './helpers/target-takedown';

proveLooks(TAKEDOWN_WALKS);
