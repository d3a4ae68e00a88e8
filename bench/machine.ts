import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';
import { ROOT } from './build.ts';

/** On what, of what and when something was measured. */
export interface Run {
  /** Minutes are enough: "2026-11-22 14:05 UTC". */
  readonly at: string;
  /** The commit, with "and changes" where files differ from it. */
  readonly commit: string;
  readonly machine: string;
}

const git = (...command: readonly string[]): string =>
  execFileSync('git', command, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit that is checked out, in words; "unknown" where there is no repository or no git. */
function commit(): string {
  try {
    // What the benchmark itself writes changes nothing that is measured.
    const changed = git('status', '--porcelain', '--', '.', ':!bench/latest.*');
    return git('rev-parse', '--short', 'HEAD') + (changed === '' ? '' : ' and changes');
  } catch {
    return 'unknown';
  }
}

/** The run that begins now, in a Chromium of this version on a machine with this graphics card, or none. */
export function runOf(chromium: string, card: string | null): Run {
  const [first] = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return {
    at: `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    commit: commit(),
    machine: [
      `${cpus().length} cores of ${first?.model.trim() ?? 'an unknown kind'}`,
      `${gigabytes} GB of memory`,
      `${type()} ${release()}`,
      `Chromium ${chromium}, painting without a graphics card (SwiftShader)`,
      ...(card === null ? [] : [`where a figure says so with ${card}`]),
      `Node ${process.version}`,
    ].join('; '),
  };
}
