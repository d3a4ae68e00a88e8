import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SITE_URL } from './site-url.ts';
import type { Place } from './template.ts';

/** A backend in a process of its own. */
export interface BackendProcess {
  readonly url: string;
  readonly publishableKey: string;
  readonly pid: number;
  /** Ends it as the system does that has no memory left: at once, and without a word. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a backend where `place` says; throws an Error with its words when it does not start. */
export async function startProcess({ dataFolder, databaseUrl }: Place): Promise<BackendProcess> {
  const settings = JSON.stringify({ dataFolder, databaseUrl, siteUrl: SITE_URL });
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve-process.ts'), settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
  const { url, publishableKey, error } = JSON.parse(first);
  if (typeof error === 'string' || child.pid === undefined) {
    await ended;
    throw new Error(String(error));
  }
  return {
    url,
    publishableKey,
    pid: child.pid,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
