import { provePages, provePlaces } from './helpers/places';
import { WALKS } from './helpers/walks';

provePlaces(WALKS);
provePages(['/auth', '/contact', '/faq', '/progress', '/video-hub/gcse']);
