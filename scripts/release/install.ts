/* `node install.ts ARCHIVE FOLDER` installs a release next to earlier ones in the folder, and makes it the current one.
   `node install.ts --roll-back FOLDER` goes back to the previous one. It needs no packages, because it runs
   before any are installed. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { getErrorMessage } from '../../backend/error-message.ts';
import { getNpmCommand } from '../npm.ts';
import { installRelease, rollBack } from './installed.ts';

const USAGE = `Usage:
  node install.ts numeria-0.3.0.tar.gz /srv/numeria
  node install.ts --roll-back /srv/numeria
`;

function installPackages(release: string): void {
  const [npm, ...parameters] = getNpmCommand();
  execFileSync(npm, [...parameters, 'ci', '--omit=dev'], {
    cwd: release,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32' && npm === 'npm',
  });
}

function install(file: string, folder: string): string {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  try {
    return installRelease(folder, resolve(file), installPackages);
  } catch (error) {
    throw new Error(`${file} was not installed, and nothing was changed: ${getErrorMessage(error)}`, { cause: error });
  }
}

// The user that runs the server has to be able to read the release, whatever the umask of the shell.
process.umask(0o022);

const [what, folder, ...others] = process.argv.slice(2);
if (what === undefined || folder === undefined || others.length > 0) {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else {
  try {
    const name = what === '--roll-back' ? rollBack(resolve(folder)) : install(what, resolve(folder));
    process.stdout.write(`${name} is now the current release in ${folder}. Restart Numeria to use it.\n`);
  } catch (error) {
    process.stderr.write(`${getErrorMessage(error)}\n`);
    process.exitCode = 1;
  }
}
