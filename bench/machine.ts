import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';
import { ROOT } from './build.ts';

/** The machine, the version and the time of a measurement. */
export interface BenchRun {
  /** To the minute: "2026-11-22 14:05 UTC". */
  readonly at: string;
  /** The commit, with "and changes" if files differ from it. */
  readonly commit: string;
  readonly machine: string;
}

const git = (...command: readonly string[]): string =>
  execFileSync('git', command, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The current commit and whether files differ from it; "unknown" without git or a repository. */
export function readCommit(): string {
  try {
    // The benchmark's own output does not affect results.
    const changed = git('status', '--porcelain', '--', '.', ':!bench/latest.*', ':!bench/load/latest.json');
    return git('rev-parse', '--short', 'HEAD') + (changed === '' ? '' : ' and changes');
  } catch {
    return 'unknown';
  }
}

/** A run that starts now, with this version of Chromium and this graphics card, or null. */
export function describeRun(chromium: string, card: string | null): BenchRun {
  const [first] = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return {
    at: `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    commit: readCommit(),
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
