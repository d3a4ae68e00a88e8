import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { findFreePort } from '../../../bench/free-port.ts';
import { SHORT_LIVED_FLAGS } from '../../helpers/short-lived.ts';
import { type Person, signIn } from '../helpers/people.ts';
import { startSite } from '../helpers/site.ts';
import { createDataFolders } from '../helpers/template.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The built site with its embedded backend in its own process, as `npm start` serves them. */
export interface BuiltSite {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** A person who has an account there and is signed in. */
  readonly person: Person;
  /** The paths of a script and a style sheet of the home page. */
  readonly assets: readonly string[];
  stop(): Promise<void>;
}

/**
 * Serves `dist` on a new database, after running these statements. Throws the server's message if
 * it does not start.
 */
export async function startBuiltSite(statements: readonly string[] = []): Promise<BuiltSite> {
  const dataFolders = await createDataFolders(inject('template'));
  const before = await startSite({ dataFolders });
  const person = await signIn(before);
  for (const statement of statements) await before.query(statement);
  const { publishableKey, secretKey } = before.backend;
  await before.stop();

  const port = await findFreePort();
  const given = { PORT: String(port), NUMERIA_DATA: dataFolders.dataFolder, NUMERIA_PROXIES: '1' };
  const foreign = { VITE_SUPABASE_URL: '', DATABASE_URL: '', SMTP_URL: '', NUMERIA_URL: '', HOST: '' };
  const server = spawn(process.execPath, [...SHORT_LIVED_FLAGS, 'scripts/serve.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...foreign, ...given },
  });
  const ended = once(server, 'close');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (text: unknown): void => {
      said += String(text);
      if (said.includes('Emails are stored at')) resolve();
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('close', () => reject(new Error(said)));
  });
  const home = readFileSync(join(ROOT, 'dist/index.html'), 'utf8');
  return {
    url: `http://localhost:${port}`,
    publishableKey,
    secretKey,
    person,
    assets: [...home.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, address = '']) => address),
    async stop() {
      server.kill();
      await ended;
      await dataFolders.remove();
    },
  };
}
