import { provePlaces } from './helpers/places';
import { TABLES_WALKS } from './helpers/times-tables';

provePlaces(TABLES_WALKS);
