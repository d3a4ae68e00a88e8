import type { BenchRun } from './machine.ts';
import {
  formatMeasurement,
  isOverLimit,
  type Limits,
  type Measurement,
  markdownTable,
  measurementCell,
  measurementTable,
} from './report.ts';

/** The results of one measure for a subject, which is either "site" or the id of a game. */
export interface BenchResults {
  readonly subject: string;
  readonly measure: string;
  readonly run: BenchRun;
  readonly seconds: number;
  readonly figures: readonly Measurement[];
}

/** A game's most important results by their prefixes, with column headings. */
const HEADLINES: readonly (readonly [beginning: string, head: string])[] = [
  ['draw calls a frame,', 'draw calls'],
  ['bytes allocated a frame,', 'allocated a frame'],
  ['React commits without an event,', 'idle commits'],
  ['thread time by reference', 'thread time'],
  ['thread time by reference, answers included', 'with answers'],
  ['GPU time by reference', 'GPU time'],
  ['live heap', 'live heap'],
  ['heap growth', 'growth in 3 min'],
  ['heap left by a visit', 'left by a visit'],
  ['frames over 25 ms', 'stutter'],
  ['slowest answer to a press', 'press'],
  ['script that the route adds', 'script'],
];

const isSame = (one: BenchRun, other: BenchRun): boolean =>
  one.at === other.at && one.commit === other.commit && one.machine === other.machine;

/**
 * A Markdown page of the latest results: the machine, all games side by side, and each result with
 * its limit.
 */
export function renderLatestPage(all: readonly BenchResults[], limitsOf: (subject: string) => Limits): string {
  const runs = all.map(({ run }) => run).filter((run, at, every) => every.findIndex((one) => isSame(one, run)) === at);
  const subjects = [...new Set(all.map(({ subject }) => subject))];
  const figuresOf = (subject: string) => all.flatMap((one) => (one.subject === subject ? one.figures : []));
  const games = subjects.filter((subject) => subject !== 'site');
  const over = subjects.flatMap((subject) =>
    figuresOf(subject)
      .filter((figure) => isOverLimit(figure, limitsOf(subject)[figure.name]))
      .map((figure) => `- ${subject}: ${figure.name}${figure.of === undefined ? '' : ` of ${figure.of}`}`),
  );
  const sources = (subject: string): string =>
    all
      .filter((one) => one.subject === subject)
      .map(({ measure, seconds, run }) => {
        const which = runs.length > 1 ? `, run ${1 + runs.findIndex((one) => isSame(one, run))}` : '';
        return `${measure} (${seconds} s${which})`;
      })
      .join(', ');
  const section = (subject: string): string => {
    const limits = limitsOf(subject);
    const figures = figuresOf(subject);
    const plain = figures.filter(({ of }) => of === undefined);
    const tables = [plain.length > 0 ? measurementTable(subject, plain, limits) : '', gridOf(figures, limits)];
    return [`## ${subject}`, ...tables.filter((text) => text !== ''), `Measured: ${sources(subject)}.`].join('\n\n');
  };
  return `${[
    '# What the site costs',
    'Written by `npm run bench`; `docs/benchmark.md` explains each figure, and its limit is in `budgets.json`. Figures over their limit are bold.',
    runs.map(({ at, commit, machine }, index) => `${index + 1}. ${at}, commit ${commit}, on ${machine}.`).join('\n'),
    over.length === 0 ? 'Nothing is over its limit.' : `Over its limit:\n\n${over.join('\n')}`,
    ...(games.length > 0 ? ['## All games', headlines(games, figuresOf, limitsOf)] : []),
    ...subjects.map(section),
  ].join('\n\n')}\n`;
}

/**
 * One row per game and one column per important result. The last row is the limit, if it is the
 * same for all.
 */
function headlines(
  games: readonly string[],
  figuresOf: (subject: string) => readonly Measurement[],
  limitsOf: (subject: string) => Limits,
): string {
  const named = (game: string, beginning: string): Measurement | undefined => {
    const figures = figuresOf(game);
    return figures.find(({ name }) => name === beginning) ?? figures.find(({ name }) => name.startsWith(beginning));
  };
  const rows = games.map((game) => [
    game,
    ...HEADLINES.map(([beginning]) => {
      const figure = named(game, beginning);
      return figure === undefined ? '' : measurementCell(figure, limitsOf(game)[figure.name]);
    }),
  ]);
  const max = HEADLINES.map(([beginning]) => {
    const limits = games.flatMap((game) => {
      const figure = named(game, beginning);
      const limit = figure && limitsOf(game)[figure.name];
      return figure === undefined || limit === undefined ? [] : [formatMeasurement(figure, limit)];
    });
    return [...new Set(limits)].join(' or ');
  });
  return markdownTable([['game', ...HEADLINES.map(([, head]) => head)], ...rows, ['limit', ...max]]);
}

/** A table of the figures that were measured for several subjects: one row per subject, one column per figure. */
function gridOf(figures: readonly Measurement[], limits: Limits): string {
  const shared = figures.filter(({ of }) => of !== undefined);
  if (shared.length === 0) return '';
  const names = [...new Set(shared.map(({ name }) => name))];
  const subjects = [...new Set(shared.map(({ of }) => of ?? ''))];
  const rows = subjects.map((subject) => [
    subject,
    ...names.map((name) => {
      const figure = shared.find((one) => one.of === subject && one.name === name);
      return figure === undefined ? '' : measurementCell(figure, limits[name]);
    }),
  ]);
  const max = names.map((name) => {
    const [limit, figure] = [limits[name], shared.find((one) => one.name === name)];
    return limit === undefined || figure === undefined ? '' : formatMeasurement(figure, limit);
  });
  return markdownTable([['of', ...names], ...rows, ['limit', ...max]]);
}
