/*
 * PGlite in a thread of its own: while it works, the thread that serves pages goes on. It answers the messages of
 * `pglite.ts` one by one, in the order in which they come.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { reasonOf } from '../reason.ts';
import type { Answer, Asked } from './pglite.ts';

/** Makes an empty database. It gets its name when it is whole: a first start that was cut short leaves nothing behind. */
async function makeDatabase(folder: string): Promise<void> {
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  await (await PGlite.create(draft)).close();
  renameSync(draft, folder);
}

async function open(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) await makeDatabase(folder);
  return PGlite.create(folder, { relaxedDurability: false });
}

async function answer(pglite: PGlite, asked: Asked): Promise<Answer['rows']> {
  if (asked.kind === 'query') return (await pglite.query<Record<string, unknown>>(asked.statement, asked.values)).rows;
  if (asked.kind === 'script') await pglite.exec(asked.statement);
  else await pglite.close();
  return [];
}

/** What of an error can be sent to another thread: its own fields, such as PostgreSQL's code, and its message. */
const sendable = (error: unknown): Answer['error'] =>
  error instanceof Error
    ? { ...JSON.parse(JSON.stringify(error)), message: error.message }
    : { message: reasonOf(error) };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
const send = (reply: Answer): void => parentPort?.postMessage(reply);

const { folder }: { readonly folder: string } = workerData;
const opened = open(folder);
opened.then(
  () => send({ id: 0, rows: [] }),
  (error: unknown) => send({ id: 0, error: sendable(error) }),
);
parentPort?.on('message', (asked: Asked) => {
  void opened
    .then((pglite) => answer(pglite, asked))
    .then(
      (rows) => send({ id: asked.id, rows }),
      (error: unknown) => send({ id: asked.id, error: sendable(error) }),
    );
});
