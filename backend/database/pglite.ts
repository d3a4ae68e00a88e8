import { Worker } from 'node:worker_threads';
import { getErrorMessage } from '../error-message.ts';
import { assertNotDamaged, databaseOpenError } from './damage.ts';
import {
  type Database,
  type Query,
  type Row,
  type Transaction,
  toDatabaseError,
  toSqlError,
  UnreachableError,
} from './database.ts';
import { createWorkQueue } from './work-queue.ts';

/**
 * A request to the database thread: one statement with values, several statements without values,
 * or closing.
 */
export type WorkerRequest = { readonly id: number } & (
  | { readonly kind: 'query'; readonly statement: string; readonly values: unknown[] }
  | { readonly kind: 'script'; readonly statement: string }
  | { readonly kind: 'close' }
);

/**
 * The reply: rows, or the fields of an error. A reply with id 0 means that the database is open.
 */
export interface WorkerReply {
  readonly id: number;
  readonly rows?: Row[] | undefined;
  readonly error?: ({ readonly message: string } & Row) | undefined;
}

type Question = WorkerRequest extends infer One ? (One extends WorkerRequest ? Omit<One, 'id'> : never) : never;

interface PendingReply {
  readonly timer: NodeJS.Timeout | undefined;
  /** The caller asserts the type of the rows, as with any driver. */
  readonly resolve: (rows: never[]) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Whether PostgreSQL or PGlite has crashed and will not answer again, for example because the disk
 * has no room for the log.
 */
const isFatal = ({ severity, name }: Row): boolean =>
  ['PANIC', 'FATAL'].includes(String(severity)) || name === 'RuntimeError';

/**
 * The time limit for a statement. If there is no room for its log, PostgreSQL can hang without
 * PGlite noticing.
 */
const TIMEOUT_MS = 15_000;
/** The time limit for opening or creating a database. */
const OPEN_TIMEOUT_MS = 300_000;
/** The pause before another attempt to open a database. */
const RETRY_PAUSE_MS = 1000;

/** Sends requests to one database's thread and matches the replies to them. */
class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PendingReply>();
  readonly #patienceMs: number;
  #asked = 0;
  #end: Error | null = null;

  constructor(folder: string, patienceMs: number) {
    this.#patienceMs = patienceMs;
    this.#worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { folder } });
    this.#worker.on('message', ({ id, rows, error }) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      clearTimeout(waiting?.timer);
      if (error === undefined) return waiting?.resolve(rows ?? []);
      const thrown = Object.assign(new Error(error.message), error);
      waiting?.reject(toSqlError(thrown) === null ? thrown : toDatabaseError(thrown));
      if (isFatal(error)) this.#over(thrown);
    });
    this.#worker.on('error', (error) => this.#over(error));
    this.#worker.on('exit', () => this.#over(new Error('its thread has stopped')));
  }

  #over(error: unknown): void {
    this.#end ??= new UnreachableError(`The database is not responding: ${getErrorMessage(error)}`, { cause: error });
    for (const { timer, reject } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(this.#end);
    }
    this.#waiting.clear();
    // Otherwise the crashed thread might run for ever.
    void this.#worker.terminate();
  }

  /** Whether the thread has ended and will not answer again. */
  get hasEnded(): boolean {
    return this.#end !== null;
  }

  #answerTo<R extends Row>(id: number, patienceMs = this.#patienceMs): Promise<R[]> {
    if (this.#end !== null) return Promise.reject(this.#end);
    return new Promise((resolve, reject) => {
      const giveUp = (): void => this.#over(new Error(`no reply for ${patienceMs} ms`));
      const timer = patienceMs === Number.POSITIVE_INFINITY ? undefined : setTimeout(giveUp, patienceMs);
      this.#waiting.set(id, { timer, resolve, reject });
    });
  }

  /** Resolves when the database is open, or rejects with the reason why it cannot be opened. */
  opened(): Promise<Row[]> {
    return this.#answerTo(0, OPEN_TIMEOUT_MS);
  }

  #ask<R extends Row>(question: Question, patienceMs?: number): Promise<R[]> {
    this.#asked += 1;
    const answer = this.#answerTo<R>(this.#asked, patienceMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    this.#worker.postMessage({ ...question, id: this.#asked });
    return answer;
  }

  readonly query: Query = (statement, values = []) => this.#ask({ kind: 'query', statement, values: [...values] });

  /** Migrations do not have a time limit. */
  readonly script = async (statement: string): Promise<void> =>
    void (await this.#ask({ kind: 'script', statement }, Number.POSITIVE_INFINITY));

  async close(): Promise<void> {
    await this.#ask({ kind: 'close' }).catch(() => {});
    await this.end();
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

async function openThread(folder: string, patienceMs: number): Promise<Thread> {
  assertNotDamaged(folder);
  const thread = new Thread(folder, patienceMs);
  await thread.opened().catch(async (error: Error) => {
    await thread.end();
    throw databaseOpenError(folder, error);
  });
  return thread;
}

/**
 * Replaces a thread that has ended with a new one, which reads all acknowledged writes from the files. So a full disk
 * does no lasting harm.
 */
function restartable(first: Thread, open: () => Promise<Thread>) {
  let thread = first;
  let failure: { readonly error: UnreachableError; readonly at: number } | null = null;
  return {
    async working(): Promise<Thread> {
      if (!thread.hasEnded) return thread;
      if (failure !== null && performance.now() - failure.at < RETRY_PAUSE_MS) throw failure.error;
      await thread.end();
      try {
        thread = await open();
        return thread;
      } catch (error) {
        failure = { error: new UnreachableError(getErrorMessage(error), { cause: error }), at: performance.now() };
        throw failure.error;
      }
    },
    close: () => thread.close(),
  };
}

async function transactionOn<Result>(
  thread: Thread,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  await thread.query('begin');
  try {
    const result = await work(thread);
    await thread.query('commit');
    return result;
  } catch (error) {
    await thread.query('rollback').catch(() => {});
    throw error;
  }
}

/**
 * PostgreSQL in a thread of this process. Its folder must not be open in another process
 * (`takeLock`). A write is acknowledged when the operating system has it, so it survives a crash of
 * the process, but not of the machine. Throws an Error with a readable message if the folder
 * contains a damaged database, and leaves that folder untouched.
 */
export async function openPglite(folder: string, patienceMs = TIMEOUT_MS): Promise<Database> {
  const open = (): Promise<Thread> => openThread(folder, patienceMs);
  const thread = restartable(await open(), open);
  const { takeTurn, takeLastTurn } = createWorkQueue();
  return {
    query: (statement, values) => takeTurn(async () => (await thread.working()).query(statement, values)),
    transaction: (work) => takeTurn(async () => transactionOn(await thread.working(), work)),
    close: () => takeLastTurn(thread.close),
  };
}
