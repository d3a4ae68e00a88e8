import { proveLooks } from './helpers/places';
import { WALKS } from './helpers/shape-match';

proveLooks(WALKS);
