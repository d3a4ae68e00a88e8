import { WALKS } from './helpers/algebra-adventure';
import { proveLooks } from './helpers/places';

proveLooks(WALKS);
