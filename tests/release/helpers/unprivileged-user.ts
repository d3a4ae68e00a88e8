/* Runs programs as an unprivileged user, in read-only folders. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The user of the container. If the tests do not run as root, programs run as the current user. */
const USER = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};

/** Makes the user the owner of a folder. */
export function handOver(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if ('uid' in USER) execFileSync('chown', ['-R', `${USER.uid}:${USER.gid}`, folder]);
}

/** Lets everyone read a folder, and nobody write to it. */
export const makeReadOnly = (folder: string): void => void execFileSync('chmod', ['-R', 'a+rX,a-w', folder]);

/** Lets the owner delete a folder again. */
export const makeWritable = (folder: string): void => void execFileSync('chmod', ['-R', 'u+w', folder]);

/** A copy of this Node that every user can start: its own folder may be private. */
export function copyNode(folder: string): string {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const node = join(folder, 'node');
  copyFileSync(process.execPath, node);
  chmodSync(node, 0o755);
  return folder;
}

/** Where a program runs, and its complete environment. */
export interface RunOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** The folders of the PATH. */
  readonly path: readonly string[];
}

const optionsOf = ({ cwd, env, path }: RunOptions) => ({
  cwd,
  env: { ...env, PATH: [...path, '/usr/bin', '/bin'].join(delimiter) },
  ...USER,
});

/** Runs a program to its end. */
export const runAsUser = ([program = '', ...parameters]: readonly string[], runOptions: RunOptions) =>
  spawnSync(program, parameters, { ...optionsOf(runOptions), encoding: 'utf8' });

/** A program that is running, and what it has printed so far. */
export interface RunningProgram {
  readonly child: ChildProcess;
  readonly printed: () => string;
  /** Asks it to stop, and resolves with its exit code. */
  readonly stop: () => Promise<number | null>;
}

export function startAsUser([program = '', ...parameters]: readonly string[], runOptions: RunOptions): RunningProgram {
  const child = spawn(program, parameters, optionsOf(runOptions));
  let text = '';
  const add = (chunk: unknown): void => {
    text += String(chunk);
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  const stop = (): Promise<number | null> => {
    child.kill('SIGTERM');
    return ended;
  };
  return { child, printed: () => text, stop };
}

/** Everything in a folder, with sizes and times. */
export const listEverything = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => {
      const { size, mtimeMs } = lstatSync(join(folder, name));
      return `${name} ${size} ${mtimeMs}`;
    })
    .toSorted();
