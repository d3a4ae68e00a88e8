import { WALKS } from './helpers/mental-maths';
import { proveLooks } from './helpers/places';

proveLooks(WALKS);
