import { execFileSync, spawnSync } from 'node:child_process';

/**
 * Installs packages of Debian in one go, as root or by sudo, and says on stderr what it does and what did not work. It does
 * nothing on a machine without apt-get: whether all is there now is for the caller to see.
 */
export function installDebian(packages: readonly string[]): void {
  if (packages.length === 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...command: readonly string[]) => {
    const [program = '', ...rest] = [...asRoot, ...command];
    execFileSync(program, rest, { stdio: ['ignore', process.stderr, process.stderr] });
  };
  process.stderr.write(`Not found on this machine: installing ${packages.join(', ')} of Debian.\n`);
  try {
    run('apt-get', 'update');
    run('apt-get', 'install', '--yes', '--no-install-recommends', ...packages);
  } catch (error) {
    process.stderr.write(`That did not work: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}
