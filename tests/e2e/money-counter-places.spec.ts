import { WALKS } from './helpers/money-counter';
import { proveLooks } from './helpers/places';

proveLooks(WALKS);
