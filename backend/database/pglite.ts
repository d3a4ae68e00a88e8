import { Worker } from 'node:worker_threads';
import { refuseDamaged, unusable } from './damage.ts';
import { type Database, type Query, type Row, type Transaction, UnreachableError } from './database.ts';

/** What the thread of the database is asked: one statement with values, several without, or to close. */
export type Asked = { readonly id: number } & (
  | { readonly kind: 'query'; readonly statement: string; readonly values: unknown[] }
  | { readonly kind: 'script'; readonly statement: string }
  | { readonly kind: 'close' }
);

/** What it answers: rows, or the fields of the error; with the id 0, that it is open. */
export interface Answer {
  readonly id: number;
  readonly rows?: Row[] | undefined;
  readonly error?: ({ readonly message: string } & Row) | undefined;
}

type Question = Asked extends infer One ? (One extends Asked ? Omit<One, 'id'> : never) : never;

interface Waiting {
  /** What the rows hold is the asker's claim, as with every driver. */
  readonly resolve: (rows: never[]) => void;
  readonly reject: (error: Error) => void;
}

/** The thread of one database, by questions and answers. */
class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #end: Error | null = null;

  constructor(folder: string) {
    this.#worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { folder } });
    this.#worker.on('message', ({ id, rows, error }) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === undefined) waiting?.resolve(rows ?? []);
      else waiting?.reject(Object.assign(new Error(error.message), error));
    });
    this.#worker.on('error', (error) => this.#over(error));
    this.#worker.on('exit', () => this.#over(new Error('it has stopped')));
  }

  #over(error: unknown): void {
    this.#end ??= new UnreachableError(
      `The database does not answer: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
    for (const { reject } of this.#waiting.values()) reject(this.#end);
    this.#waiting.clear();
  }

  #answerTo<R extends Row>(id: number): Promise<R[]> {
    if (this.#end !== null) return Promise.reject(this.#end);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** Resolves when the database is open; rejects with why it cannot be opened. */
  opened(): Promise<Row[]> {
    return this.#answerTo(0);
  }

  ask<R extends Row>(question: Question): Promise<R[]> {
    this.#asked += 1;
    const answer = this.#answerTo<R>(this.#asked);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    this.#worker.postMessage({ ...question, id: this.#asked });
    return answer;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Runs work one after another: PGlite has one connection, and a transaction has it to itself. */
function inTurn(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work, work);
    last = result.catch(() => {});
    return result;
  };
}

/**
 * PostgreSQL in a thread of this process, its files in a folder that no other process may have open (`takeLock`). A write
 * is acknowledged when the system has it: it survives the end of the process at any moment, but not of the machine.
 * Throws an Error in plain words where the folder holds a damaged database: it is left as it is.
 */
export async function openPglite(folder: string): Promise<Database> {
  refuseDamaged(folder);
  const thread = new Thread(folder);
  await thread.opened().catch(async (error: Error) => {
    await thread.end();
    throw unusable(folder, error);
  });
  const query: Query = (statement, values = []) => thread.ask({ kind: 'query', statement, values: [...values] });
  const script = async (statement: string): Promise<void> => void (await thread.ask({ kind: 'script', statement }));
  const takeTurn = inTurn();
  const transaction = async <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> => {
    await script('begin');
    try {
      const result = await work({ query, script });
      await script('commit');
      return result;
    } catch (error) {
      await script('rollback').catch(() => {});
      throw error;
    }
  };
  return {
    query: (statement, values) => takeTurn(() => query(statement, values)),
    transaction: (work) => takeTurn(() => transaction(work)),
    close: () =>
      takeTurn(async () => {
        await thread.ask({ kind: 'close' }).catch(() => {});
        await thread.end();
      }),
  };
}
