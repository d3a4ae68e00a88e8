/*
 * One process at a time: PGlite has no lock of its own, and two that write the same files lose rows. The lock names a
 * process and when that process began, so that a number which the system has given to another one since is not
 * taken for it. It protects processes that can see one another: two containers that share a volume, each with process
 * numbers of its own, cannot, and take one another for gone.
 */
import { execFileSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

const Holder = v.object({ pid: v.pipe(v.number(), v.integer(), v.minValue(1)), began: v.nullable(v.string()) });

/** A process: its number and when it began, in the words of the system; `began` is null where that cannot be known. */
export type Holder = v.InferOutput<typeof Holder>;

/** How long others may be busy before this one gives up. */
const PATIENCE_MS = 5000;
/** Between two tries at most; by chance, so that two that gave way to one another do not come back at once again. */
const PAUSE_MS = 30;

/** When a running process began, in words that no other process with its number has; null where the system tells none. */
export function beganAt(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // The name in parentheses may hold anything: the numbers are counted from behind it.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return `${boot} ${fields[19]}`;
    }
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/** Whether the process that a lock names still runs. */
export function isRunning({ pid, began }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user runs, too, though it may not be signalled.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const now = beganAt(pid);
  return began === null || now === null || began === now;
}

const self = (): Holder => ({ pid: process.pid, began: beganAt(process.pid) });

/** Who holds a lock file; null where nobody does, or what was left behind names nobody. */
function holderOf(file: string): Holder | null {
  try {
    const read = v.safeParse(Holder, JSON.parse(readFileSync(file, 'utf8')));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

const pause = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, randomInt(1, PAUSE_MS + 1));

/** What the tickets are called by which processes say that they are, or want to be, alone in a folder. */
const TICKET = 'lock.guard';

/** Writes a file that is whole as soon as it is there. */
function writeWhole(file: string, text: string): void {
  const draft = join(dirname(file), `lock.draft.${randomUUID()}`);
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, file);
}

/** A running process that has a ticket in the folder beside this one; null where there is none. Tickets of others go. */
function rivalOf(folder: string, ticket: string): Holder | null {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(TICKET) || name === ticket) continue;
    const rival = holderOf(join(folder, name));
    if (rival !== null && isRunning(rival)) return rival;
    // No ticket ever has the name of another: none that is newer can go in its place.
    rmSync(join(folder, name), { force: true });
  }
  return null;
}

const NAME_ANOTHER = 'or name another one, for example: NUMERIA_DATA=.numeria-2 npm start';

/** Why nothing can be written in the folder of the data, in plain words, by the codes of the system. */
const HINDRANCES: readonly (readonly [codes: string, strings: (folder: string, file: string) => string])[] = [
  [
    'EACCES EPERM EROFS',
    (folder) =>
      `This user may not write to ${folder}, where Numeria keeps its data. Give the folder to the user that runs Numeria, ${NAME_ANOTHER}`,
  ],
  [
    'ENOSPC EDQUOT',
    (folder) => `The disk is full on which Numeria keeps its data: ${folder}. Make room, and start again.`,
  ],
  [
    'EEXIST ENOTDIR',
    (folder) =>
      `There is a file where the folder of Numeria's data should be: ${folder}. Nothing was changed. Move that file away, ${NAME_ANOTHER}`,
  ],
  [
    'EISDIR ERR_FS_EISDIR',
    (_folder, file) =>
      `There is a folder where a file of Numeria's should be: ${file}. Nothing was changed. Move that folder away, ${NAME_ANOTHER}`,
  ],
];

function hindered(folder: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code = '', path = folder, dest = path }: NodeJS.ErrnoException & { readonly dest?: string } = error;
  const [, strings] = HINDRANCES.find(([codes]) => codes.split(' ').includes(code)) ?? [];
  return strings === undefined ? error : new Error(strings(folder, dest), { cause: error });
}

/**
 * Does something in a folder while no other process does; makes the folder where there is none. Whoever wants in first
 * leaves a ticket, then looks for others, and gives way where there is one: so of two at least one sees the other. A
 * process that died in the middle keeps nobody out. Throws an Error in plain words when others take longer than five
 * seconds, or nothing can be written there.
 */
export function alone<Result>(folder: string, work: () => Result): Result {
  const ticket = `${TICKET}.${randomUUID()}`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    try {
      enter(folder, ticket);
      return work();
    } finally {
      rmSync(join(folder, ticket), { force: true });
    }
  } catch (error) {
    throw hindered(folder, error);
  }
}

function enter(folder: string, ticket: string): void {
  for (const until = Date.now() + PATIENCE_MS; ; pause()) {
    writeWhole(join(folder, ticket), JSON.stringify(self()));
    const rival = rivalOf(folder, ticket);
    if (rival === null) return;
    rmSync(join(folder, ticket), { force: true });
    if (Date.now() > until) throw new Error(`Process ${rival.pid} is busy with the data in ${folder}. Try again.`);
  }
}

/** A lock that this process holds. */
export interface Lock {
  release(): void;
}

/**
 * Takes the lock of a folder; one whose process is gone counts for nothing. Throws an Error in plain words, with
 * process and folder, when another one, or this one, runs there.
 */
export function takeLock(folder: string): Lock {
  const file = join(folder, 'lock.json');
  alone(folder, () => {
    const holder = holderOf(file);
    if (holder !== null && isRunning(holder))
      throw new Error(
        `Numeria is already running: process ${holder.pid} uses the data in ${folder}. Stop it first, or give this one another folder, for example: NUMERIA_DATA=.numeria-2 npm start`,
      );
    writeWhole(file, `${JSON.stringify(self())}\n`);
  });
  let isHeld = true;
  return {
    release() {
      if (isHeld) rmSync(file, { force: true });
      isHeld = false;
    },
  };
}
