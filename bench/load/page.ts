/* The tables of docs/scale.md, from the figures in latest.json. */
import { markdownTable } from '../report.ts';
import type { LoadResult } from './measure.ts';
import { SCENARIOS, WHOLE_VISIT } from './scenarios.ts';

/** The results of the long run. */
export interface Soak extends LoadResult {
  /** The server's memory in bytes: at the beginning, and about every minute. */
  readonly memories: readonly number[];
}

/** All figures of one database. */
export interface DatabaseResults {
  readonly database: string;
  readonly before: readonly LoadResult[];
  readonly soak: Soak;
  readonly after: readonly LoadResult[];
}

/** A whole run of the load test. */
export interface LoadReport {
  readonly at: string;
  readonly commit: string;
  readonly machine: string;
  readonly databases: readonly DatabaseResults[];
}

const NEVER = '-';

const titleOf = (scenario: string): string =>
  [...SCENARIOS, WHOLE_VISIT].find(({ id }) => id === scenario)?.title ?? scenario;

const megabytes = (bytes: number): string => (bytes > 0 ? `${Math.round(bytes / 1e6)} MB` : NEVER);
const milliseconds = (value: number): string => (value < 10 ? value.toFixed(1) : String(Math.round(value)));

/** How many requests of a run failed, and how: "503: 12 (2.0 %)". */
function errorsOf({ errors, steps }: LoadResult): string {
  const all = steps.reduce((sum, { count }) => sum + count, 0);
  const byKind = new Map<string, number>();
  for (const [what, count] of Object.entries(errors)) {
    const kind = /: (\d{3})$/.exec(what)?.[1] ?? 'connection';
    byKind.set(kind, (byKind.get(kind) ?? 0) + count);
  }
  const texts = [...byKind].map(
    ([kind, count]) => `${kind}: ${count} (${((100 * count) / Math.max(all, count)).toFixed(1)} %)`,
  );
  return texts.length === 0 ? 'none' : texts.join(', ');
}

/** One value before and after the long run. */
const pair = (before: string, after: string | undefined): string =>
  after === undefined ? before : `${before} / ${after}`;

function rowOf(before: LoadResult, after: LoadResult | undefined): readonly string[] {
  const both = (show: (result: LoadResult) => string): string => pair(show(before), after && show(after));
  return [
    titleOf(before.scenario),
    String(before.clients),
    both(({ requestsPerSecond }) => String(requestsPerSecond)),
    both(({ p50 }) => milliseconds(p50)),
    both(({ p99 }) => milliseconds(p99)),
    both(errorsOf),
    both(({ memory }) => megabytes(memory)),
  ];
}

function soakOf({ clients, seconds, requestsPerSecond, p50, p99, memories, ...result }: Soak): string {
  const minutes = (seconds / 60).toFixed(seconds < 60 ? 1 : 0);
  return [
    `${clients} clients for ${minutes} minutes: ${requestsPerSecond} requests a second,`,
    `p50 ${milliseconds(p50)} ms, p99 ${milliseconds(p99)} ms, errors ${errorsOf({ ...result, clients, seconds, requestsPerSecond, p50, p99 })}.`,
    `The server's memory, about once a minute: ${memories.map(megabytes).join(', ')}.`,
  ].join('\n');
}

function tableOf({ database, before, soak, after }: DatabaseResults): string {
  const rows = before.map((one) =>
    rowOf(
      one,
      after.find(({ scenario, clients }) => scenario === one.scenario && clients === one.clients),
    ),
  );
  const head = ['requests', 'clients', 'a second', 'p50 (ms)', 'p99 (ms)', 'errors', 'memory'];
  return `### ${database}\n\n${markdownTable([head, ...rows])}\n\n${soakOf(soak)}`;
}

const PART = /(<!-- load:[^>]*-->\n)[\s\S]*?(<!-- \/load -->)/;

/** The page with the figures of this run. */
export const withLoadReport = (page: string, { at, commit, machine, databases }: LoadReport): string =>
  page.replace(
    PART,
    (_, begin: string, end: string) =>
      `${begin}Measured ${at}, commit ${commit}, on ${machine}.\n\n${databases.map(tableOf).join('\n\n')}\n${end}`,
  );
