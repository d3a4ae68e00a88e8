/* `node scripts/together.ts types lint` runs scripts from package.json at the same time, waits for all of them, and
   fails if one of them fails. It is a script because cmd.exe, PowerShell and sh do not share a syntax for this. */
import { type ChildProcess, spawn } from 'node:child_process';
import { getNpmCommand } from './npm.ts';

const [npm, ...parameters] = getNpmCommand();
const running = new Set<ChildProcess>();

function runScript(name: string): Promise<boolean> {
  const child = spawn(npm, [...parameters, 'run', name], {
    stdio: 'inherit',
    // `npm` is a batch file on Windows.
    shell: process.platform === 'win32' && npm === 'npm',
  });
  running.add(child);
  return new Promise((resolve) => {
    const end = (isSuccess: boolean, reason: string): void => {
      running.delete(child);
      if (!isSuccess) process.stderr.write(`npm run ${name} failed: ${reason}\n`);
      resolve(isSuccess);
    };
    child.on('error', ({ message }) => end(false, message));
    child.on('exit', (code, signal) => end(code === 0, signal ?? `exit code ${code}`));
  });
}

// A terminal sends Ctrl+C to every process itself, so this one only has to survive it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => running.forEach((child) => child.kill('SIGTERM')));

const names = process.argv.slice(2);
if (names.length === 0) process.stderr.write('Name the scripts to run: node scripts/together.ts types lint\n');
const results = await Promise.all(names.map(runScript));
process.exitCode = names.length > 0 && results.every(Boolean) ? 0 : 1;
