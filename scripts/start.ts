/* `npm start` builds the site, then serves it, in a single process, so that anything that ends
   npm also ends the server and releases its port and lock. */
import { join } from 'node:path';
import { buildSite } from './build.ts';
import { readEnvironment } from './environment.ts';
import { checkSettings, serveSite } from './serve.ts';

const root = join(import.meta.dirname, '..');
// Before the long build.
checkSettings(readEnvironment(root));

buildSite(root);
await serveSite();
