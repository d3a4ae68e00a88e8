/* PGlite in its own thread, so that the thread which serves pages is never blocked. It answers
   the messages of `pglite.ts` one by one, in order. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { getErrorMessage } from '../error-message.ts';
import type { WorkerReply, WorkerRequest } from './pglite.ts';

/**
 * Creates an empty database in a draft folder and renames the folder when it is complete, so that
 * an interrupted first start leaves nothing behind.
 */
async function createDatabase(folder: string): Promise<void> {
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  await (await PGlite.create(draft)).close();
  renameSync(draft, folder);
}

async function open(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) await createDatabase(folder);
  return PGlite.create(folder, { relaxedDurability: false });
}

async function answer(pglite: PGlite, asked: WorkerRequest): Promise<WorkerReply['rows']> {
  if (asked.kind === 'query') return (await pglite.query<Record<string, unknown>>(asked.statement, asked.values)).rows;
  if (asked.kind === 'script') await pglite.exec(asked.statement);
  else await pglite.close();
  return [];
}

/**
 * The parts of an error that can be sent to another thread: its message and its own fields, such as
 * PostgreSQL's error code.
 */
const sendable = (error: unknown): WorkerReply['error'] =>
  error instanceof Error
    ? { ...JSON.parse(JSON.stringify(error)), message: error.message }
    : { message: getErrorMessage(error) };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
const send = (reply: WorkerReply): void => parentPort?.postMessage(reply);

const { folder }: { readonly folder: string } = workerData;
const opened = open(folder);
opened.then(
  () => send({ id: 0, rows: [] }),
  (error: unknown) => send({ id: 0, error: sendable(error) }),
);
parentPort?.on('message', (asked: WorkerRequest) => {
  void opened
    .then((pglite) => answer(pglite, asked))
    .then(
      (rows) => send({ id: asked.id, rows }),
      (error: unknown) => send({ id: asked.id, error: sendable(error) }),
    );
});
