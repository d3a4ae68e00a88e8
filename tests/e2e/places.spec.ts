import { proveLooks, provePages } from './helpers/places';
import { WALKS } from './helpers/walks';

proveLooks(WALKS);
provePages(['/auth', '/contact', '/faq', '/progress', '/video-hub/gcse']);
