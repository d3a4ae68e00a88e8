/* Allows one process at a time: PGlite does not lock its files, and two processes that write the same files lose rows.
   The lock contains a process ID and its start time, in case the system has reused the ID since. It only works between
   processes that can see each other: if two containers with separate process IDs share a volume, each assumes that the
   other is dead. */
import { execFileSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

const LockHolder = v.object({ pid: v.pipe(v.number(), v.integer(), v.minValue(1)), began: v.nullable(v.string()) });

/**
 * A process ID and its start time as the system reports it. `began` is null if the start time is unknown.
 */
export type Holder = v.InferOutput<typeof LockHolder>;

/** The maximum wait for other processes. */
const PATIENCE_MS = 5000;
/**
 * The longest pause between two attempts. Pauses are random, so that two processes which gave way
 * to each other do not retry at the same time.
 */
const PAUSE_MS = 30;

/**
 * The start time of a running process, which distinguishes it from any other process with the same ID; null if the
 * system does not report it.
 */
export function getProcessStartTime(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // The name in parentheses can contain anything, so the fields are counted from the last parenthesis.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return `${boot} ${fields[19]}`;
    }
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/** Whether a lock's process is still running. */
export function isRunning({ pid, began }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process belongs to another user: it is running, but we cannot signal it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const now = getProcessStartTime(pid);
  return began === null || now === null || began === now;
}

const ownProcess = (): Holder => ({ pid: process.pid, began: getProcessStartTime(process.pid) });

/** The process in a lock file, or null if the file is not valid. */
function readHolder(file: string): Holder | null {
  try {
    const read = v.safeParse(LockHolder, JSON.parse(readFileSync(file, 'utf8')));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

const pause = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, randomInt(1, PAUSE_MS + 1));

/** The prefix of the ticket files of processes that use a folder exclusively or are waiting to. */
const TICKET_PREFIX = 'lock.guard';

/** Writes a file under a temporary name and renames it, so that it is never seen incomplete. */
function writeAtomically(file: string, text: string): void {
  const draft = join(dirname(file), `lock.draft.${randomUUID()}`);
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, file);
}

/** Another running process that has a ticket in the folder, or null. Removes the tickets of dead processes. */
function findRival(folder: string, ticket: string): Holder | null {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(TICKET_PREFIX) || name === ticket) continue;
    const rival = readHolder(join(folder, name));
    if (rival !== null && isRunning(rival)) return rival;
    // Ticket names are unique, so this cannot remove a newer one.
    rmSync(join(folder, name), { force: true });
  }
  return null;
}

const CHOOSE_ANOTHER = 'or choose another folder, for example: NUMERIA_DATA=.numeria-2 npm start';

/** Messages for write errors in the data folder, by system error code. */
const WRITE_ERRORS: readonly (readonly [codes: string, strings: (folder: string, file: string) => string])[] = [
  [
    'EACCES EPERM EROFS',
    (folder) =>
      `This user cannot write to ${folder}, where Numeria stores its data. Make the user that runs Numeria its owner, ${CHOOSE_ANOTHER}`,
  ],
  [
    'ENOSPC EDQUOT',
    (folder) => `The disk that stores the data of Numeria is full: ${folder}. Make room, then start again.`,
  ],
  [
    'EEXIST ENOTDIR',
    (folder) =>
      `There is a file where Numeria's data folder should be: ${folder}. Nothing was changed. Move that file away, ${CHOOSE_ANOTHER}`,
  ],
  [
    'EISDIR ERR_FS_EISDIR',
    (_folder, file) =>
      `There is a folder where one of Numeria's files should be: ${file}. Nothing was changed. Move that folder away, ${CHOOSE_ANOTHER}`,
  ],
];

function explainWriteError(folder: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code = '', path = folder, dest = path }: NodeJS.ErrnoException & { readonly dest?: string } = error;
  const [, strings] = WRITE_ERRORS.find(([codes]) => codes.split(' ').includes(code)) ?? [];
  return strings === undefined ? error : new Error(strings(folder, dest), { cause: error });
}

/**
 * Runs `work` while no other process runs anything in this folder; creates the folder if necessary.
 * Each process first creates a ticket, then looks for other tickets and gives way if it finds one,
 * so at least one of two processes sees the other. A process that died in the middle does not block
 * anyone. Throws an Error with a readable message if others take longer than five seconds, or if
 * the folder cannot be written.
 */
export function runExclusively<Result>(folder: string, work: () => Result): Result {
  const ticket = `${TICKET_PREFIX}.${randomUUID()}`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    try {
      waitForTurn(folder, ticket);
      return work();
    } finally {
      rmSync(join(folder, ticket), { force: true });
    }
  } catch (error) {
    throw explainWriteError(folder, error);
  }
}

function waitForTurn(folder: string, ticket: string): void {
  for (const until = Date.now() + PATIENCE_MS; ; pause()) {
    writeAtomically(join(folder, ticket), JSON.stringify(ownProcess()));
    const rival = findRival(folder, ticket);
    if (rival === null) return;
    rmSync(join(folder, ticket), { force: true });
    if (Date.now() > until)
      throw new Error(`Process ${rival.pid} is using the data in ${folder}. Try again in a moment.`);
  }
}

export interface Lock {
  release(): void;
}

/**
 * Takes a folder's lock, ignoring a lock whose process is dead. Throws an Error that names the process and the folder
 * if another process, or this one, is already running there.
 */
export function takeLock(folder: string): Lock {
  const file = join(folder, 'lock.json');
  runExclusively(folder, () => {
    const holder = readHolder(file);
    if (holder !== null && isRunning(holder))
      throw new Error(
        `Numeria is already running: process ${holder.pid} uses the data in ${folder}. Stop it first, or choose another folder, for example: NUMERIA_DATA=.numeria-2 npm start`,
      );
    writeAtomically(file, `${JSON.stringify(ownProcess())}\n`);
  });
  let isHeld = true;
  return {
    release() {
      if (isHeld) rmSync(file, { force: true });
      isHeld = false;
    },
  };
}
