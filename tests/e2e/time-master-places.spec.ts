import { proveLooks } from './helpers/places';
import { WALKS } from './helpers/time-master';

proveLooks(WALKS);
