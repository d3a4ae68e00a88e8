import { execFileSync, spawnSync } from 'node:child_process';

/** Parallel tests take turns, because apt-get refuses to run twice at the same time. */
const LOCK = '/run/numeria-apt.lock';

/**
 * Installs Debian packages with one command, as root or with sudo, and reports on stderr what it
 * does and what failed. Does nothing on a machine without apt-get; the caller checks the result.
 */
export function installDebian(packages: readonly string[]): void {
  if (packages.length === 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const inTurn = spawnSync('flock', ['--version']).status === 0 ? ['flock', LOCK] : [];
  const run = (...command: readonly string[]) => {
    const [program = '', ...rest] = [...asRoot, ...command];
    execFileSync(program, rest, { stdio: ['ignore', process.stderr, process.stderr] });
  };
  process.stderr.write(`Not found on this machine: installing ${packages.join(', ')} from Debian.\n`);
  try {
    run(...inTurn, 'apt-get', 'update');
    run(...inTurn, 'apt-get', 'install', '--yes', '--no-install-recommends', ...packages);
  } catch (error) {
    process.stderr.write(`That did not work: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}
