import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { findProgram } from '../../../scripts/engines.ts';

/** Larger than the largest tested window including the browser's toolbars. */
const SIZE = '2000x1400x24';

/** A virtual screen in memory. */
export interface Screen {
  /**
   * The environment for programs that open windows on this screen, with WebGL rendered by the
   * processor.
   */
  readonly environment: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/** Ends a process and waits until it has exited. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Opens a screen with the first free number. */
export async function openScreen(): Promise<Screen> {
  const program = findProgram('screen');
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', SIZE, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const said = child.stdio[3];
  if (!(said instanceof Readable)) throw new Error('The screen has no way to report its number.');
  const number = await Promise.race([once(said, 'data'), once(child, 'exit').then(() => null)]);
  if (number === null) throw new Error(`${program} did not start.`);
  return {
    environment: { ...process.env, DISPLAY: `:${String(number[0]).trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' },
    close: () => endProcess(child),
  };
}
