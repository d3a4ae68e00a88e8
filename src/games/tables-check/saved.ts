import * as v from 'valibot';
import { figure as anyFigure, listOf } from '../../../machines/core/stored-shape';
import { ARRANGEMENTS, BEYOND, isStandard, RULES } from '../../../machines/tables-check/rules';
import { envelopeStore } from '../../device/device-store';
import { inThePast } from '../../device/today';

/** More than a year of school has days. */
export const MAX_CHECKS = 250;

/** What a check was taken with: a later version may know more of it. */
const manner = v.pipe(v.string(), v.regex(/^[a-zA-Z-]{1,12}$/));
const MAX_MANNERS = ARRANGEMENTS.length + BEYOND.length + 4;

const check = v.object({
  /** When it was over: no two checks of a device share a moment. */
  at: v.pipe(
    v.string(),
    v.maxLength(40),
    v.isoTimestamp(),
    v.transform((at) => {
      const moment = new Date(at);
      const past = inThePast(moment);
      return past === moment ? at : past.toISOString();
    }),
  ),
  score: v.pipe(anyFigure, v.maxValue(RULES.questions)),
  /** How long all its questions were open together. */
  ms: anyFigure,
  /** With what it was taken; nothing for a check as it is by itself. */
  manners: v.pipe(v.array(manner), v.maxLength(MAX_MANNERS)),
  /** What went wrong: "7x8". */
  missed: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,2}x\d{1,2}$/))), v.maxLength(RULES.questions)),
});

/** A whole check that was taken on this device. */
export type SavedCheck = Readonly<v.InferOutput<typeof check>>;

/** The newest check of those with the best standard score. */
function bestOf(checks: readonly SavedCheck[]): SavedCheck | undefined {
  const standard = checks.filter(({ manners }) => isStandard(manners));
  const score = Math.max(...standard.map((one) => one.score));
  return [...standard].reverse().find((one) => one.score === score);
}

/** So many of these checks as are stored, each once: the newest, and the best. */
export function storedChecks(all: readonly SavedCheck[]): readonly SavedCheck[] {
  const checks = [...new Map(all.map((one) => [one.at, one])).values()];
  const newest = checks.slice(-MAX_CHECKS);
  const best = bestOf(checks);
  return best === undefined || newest.includes(best) ? newest : [best, ...newest.slice(1)];
}

/** The checks that a list holds, whoever wrote it; null where it is no list, or a list of other things. */
function readChecks(data: unknown): readonly SavedCheck[] | null {
  const { success, output } = v.safeParse(listOf(check), data);
  const isOther = success && output.length === 0 && Array.isArray(data) && data.length > 0;
  return success && !isOther ? storedChecks(output) : null;
}

/** The whole checks that this child has taken here, the oldest first. */
export const checksStore = envelopeStore<readonly SavedCheck[]>('numeria.tables-check.checks', {
  version: 1,
  fallback: [],
  parse: readChecks,
});
