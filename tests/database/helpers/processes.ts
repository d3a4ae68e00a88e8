import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SHORT_LIVED_FLAGS } from '../../helpers/short-lived.ts';
import { SITE_URL } from './site-url.ts';
import type { DataFolders } from './template.ts';

/** A backend in its own process. */
export interface BackendProcess {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly pid: number;
  /** Kills the process, as the system does when it runs out of memory. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Options for starting a process that will encounter errors. */
export interface ProcessOptions {
  /** The command that starts Node, and its arguments before the script. */
  readonly command?: readonly [string, ...string[]];
  readonly environment?: NodeJS.ProcessEnv;
  readonly patienceMs?: number;
}

/** Starts a backend at `place`. Throws an Error with its message if it does not start. */
export async function startBackendProcess(
  { dataFolder, databaseUrl }: Pick<DataFolders, 'dataFolder' | 'databaseUrl'>,
  { command = [process.execPath], environment = {}, patienceMs }: ProcessOptions = {},
): Promise<BackendProcess> {
  const settings = JSON.stringify({ dataFolder, databaseUrl, siteUrl: SITE_URL, patienceMs });
  const [program, ...said] = command;
  const child = spawn(
    program,
    [...said, ...SHORT_LIVED_FLAGS, join(import.meta.dirname, 'serve-process.ts'), settings],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...environment },
    },
  );
  running.add(child);
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      running.delete(child);
      resolve();
    });
  });
  const first = await new Promise<string>((resolve) => {
    createInterface(child.stdout)
      .once('line', resolve)
      .once('close', () => resolve('{"error":"It said nothing."}'));
  });
  const { url, publishableKey, secretKey, error } = JSON.parse(first);
  if (typeof error === 'string' || child.pid === undefined) {
    await ended;
    throw new Error(String(error));
  }
  return {
    url,
    publishableKey,
    secretKey,
    pid: child.pid,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
