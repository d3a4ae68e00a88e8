import { proveLooks } from './helpers/places';
import { TABLES_WALKS } from './helpers/times-tables';

proveLooks(TABLES_WALKS);
