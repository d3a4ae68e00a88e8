import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { getProcessStartTime, isRunning, runExclusively, takeLock } from '../../backend/lock.ts';

const root = mkdtempSync(join(tmpdir(), 'numeria-lock-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const newFolder = (): string => mkdtempSync(join(root, 'data-'));
const left = (folder: string, text: string): void => writeFileSync(join(folder, 'lock.json'), text);
const deadPid = spawnSync(process.execPath, ['--version']).pid;

/** A clock that advances by a second each time it is read, so that no test waits long. */
const IMPATIENT = 'let at = 0; Date.now = () => (at += 1000);';

/**
 * The script of a process that enters the folder and stays, or gives up. It writes a file that says
 * which of the two happened.
 */
const STAYS_IN = (folder: string): string => `
  import { writeFileSync } from 'node:fs';
  import { runExclusively } from ${JSON.stringify(pathToFileURL(resolve('backend/lock.ts')).href)};
  ${IMPATIENT}
  const folder = ${JSON.stringify(folder)};
  try {
    runExclusively(folder, () => {
      writeFileSync(folder + '/inside', '');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    });
  } catch {
    writeFileSync(folder + '/gave-up', '');
  }`;

describe('The data folder lock', () => {
  it('refuses a second process, and names the process and the folder', () => {
    const folder = newFolder();
    const lock = takeLock(folder);
    expect(() => takeLock(folder)).toThrow(
      `Numeria is already running: process ${process.pid} uses the data in ${folder}.`,
    );
    lock.release();
    takeLock(folder).release();
  });

  it('is released only once, so a second release does not take it from the next holder', () => {
    const folder = newFolder();
    const first = takeLock(folder);
    first.release();
    const second = takeLock(folder);
    first.release();
    expect(() => takeLock(folder)).toThrow('already running');
    second.release();
  });

  it.each(['', '/data'])('cannot be taken if a file is in the way (%s), and says so', (below) => {
    const file = join(newFolder(), 'precious');
    writeFileSync(file, 'words');
    expect(() => takeLock(`${file}${below}`)).toThrow(
      `There is a file where Numeria's data folder should be: ${file}${below}. Nothing was changed.`,
    );
    expect(readFileSync(file, 'utf8')).toBe('words');
  });

  it('is ignored if its process is dead', () => {
    const folder = newFolder();
    left(folder, JSON.stringify({ pid: deadPid, began: null }));
    expect(() => takeLock(folder).release()).not.toThrow();
  });

  it('is ignored if another process now has its id', () => {
    const folder = newFolder();
    left(folder, JSON.stringify({ pid: process.pid, began: 'on another day' }));
    expect(isRunning({ pid: process.pid, began: 'on another day' })).toBe(getProcessStartTime(process.pid) === null);
    takeLock(folder).release();
  });

  it('is respected if the start time of its running process is unknown', () => {
    const folder = newFolder();
    left(folder, JSON.stringify({ pid: process.pid, began: null }));
    expect(() => takeLock(folder)).toThrow(`process ${process.pid}`);
  });

  it.each(['', 'nonsense', '{}', '[]', '{"pid":"x"}', '{"pid":0,"began":null}'])(
    'is ignored if its file is %j',
    (text) => {
      const folder = newFolder();
      left(folder, text);
      const lock = takeLock(folder);
      expect(JSON.parse(readFileSync(join(folder, 'lock.json'), 'utf8'))).toMatchObject({ pid: process.pid });
      lock.release();
    },
  );

  it('creates the folder if it does not exist', () => {
    const folder = join(newFolder(), 'deep', 'down');
    expect(() => takeLock(folder).release()).not.toThrow();
  });
});

describe('Exclusive work in a folder', () => {
  it('returns its result, and lets the next process in even if it throws', () => {
    const folder = newFolder();
    expect(() =>
      runExclusively(folder, () => {
        throw new Error('broken');
      }),
    ).toThrow('broken');
    expect(runExclusively(folder, () => 7)).toBe(7);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not blocked by a process that died during its work', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'lock.guard'), JSON.stringify({ pid: deadPid, began: null }));
    expect(runExclusively(folder, () => 'done')).toBe('done');
  });

  it('is refused while another process is working there, and the refusal names that process', () => {
    const folder = newFolder();
    const other = { pid: process.ppid, began: getProcessStartTime(process.ppid) };
    writeFileSync(join(folder, 'lock.guard'), JSON.stringify(other));
    let at = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => (at += 1000));
    expect(() => runExclusively(folder, () => 'done')).toThrow(
      `Process ${process.ppid} is using the data in ${folder}.`,
    );
    expect(JSON.parse(readFileSync(join(folder, 'lock.guard'), 'utf8'))).toEqual(other);
  });

  it('is granted to only one of two processes that find the same dead process at the same instant', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'lock.guard'), JSON.stringify({ pid: deadPid, began: null }));
    const has = (name: string): boolean => existsSync(join(folder, name));
    // The other process starts after this one has read the guard and before it acts on it.
    vi.spyOn(process, 'kill').mockImplementationOnce(() => {
      const other = spawn(process.execPath, ['--input-type=module', '--eval', STAYS_IN(folder)], { stdio: 'inherit' });
      onTestFinished(() => void other.kill('SIGKILL'));
      while (!has('inside') && !has('gave-up')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
      throw new Error('no such process');
    });
    expect(runExclusively(folder, () => has('inside'))).toBe(false);
  });
});
