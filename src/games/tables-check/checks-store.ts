import * as v from 'valibot';
import { countSchema, listSchema } from '../../../machines/core/stored-shape';
import { ARRANGEMENTS, isStandardCheck, OTHER_CONDITIONS, RULES } from '../../../machines/tables-check/rules';
import { createEnvelopeStore } from '../../device/device-store';
import { correctYear } from '../../device/today';

/** Enough for one check a day for more than a school year. */
export const MAX_CHECKS = 250;

/** How a check was taken (an arrangement). Later versions may add more, so unknown values are accepted. */
const manner = v.pipe(v.string(), v.regex(/^[a-zA-Z-]{1,12}$/));
const MAX_MANNERS = ARRANGEMENTS.length + OTHER_CONDITIONS.length + 4;

const check = v.object({
  /** When the check ended. It is unique on a device. */
  at: v.pipe(
    v.string(),
    v.maxLength(40),
    v.isoTimestamp(),
    v.transform((at) => {
      const moment = new Date(at);
      const past = correctYear(moment);
      return past === moment ? at : past.toISOString();
    }),
  ),
  score: v.pipe(countSchema, v.maxValue(RULES.questions)),
  /** Total time for which its questions were open, in milliseconds. */
  ms: countSchema,
  /** The arrangements with which it was taken; empty for a standard check. */
  manners: v.pipe(v.array(manner), v.maxLength(MAX_MANNERS)),
  /** The facts answered wrong, such as "7x8". */
  missed: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,2}x\d{1,2}$/))), v.maxLength(RULES.questions)),
});

export type SavedCheck = Readonly<v.InferOutput<typeof check>>;

/** The latest check with the best standard score. */
function bestOf(checks: readonly SavedCheck[]): SavedCheck | undefined {
  const standard = checks.filter(({ manners }) => isStandardCheck(manners));
  const score = Math.max(...standard.map((one) => one.score));
  return [...standard].reverse().find((one) => one.score === score);
}

/** The checks to store, without duplicates: the latest ones and the best one. */
export function checksToStore(all: readonly SavedCheck[]): readonly SavedCheck[] {
  const checks = [...new Map(all.map((one) => [one.at, one])).values()];
  const newest = checks.slice(-MAX_CHECKS);
  const best = bestOf(checks);
  return best === undefined || newest.includes(best) ? newest : [best, ...newest.slice(1)];
}

/** Reads the checks from untrusted data; null if it is not a list of checks. */
function readChecks(data: unknown): readonly SavedCheck[] | null {
  const { success, output } = v.safeParse(listSchema(check), data);
  const isOther = success && output.length === 0 && Array.isArray(data) && data.length > 0;
  return success && !isOther ? checksToStore(output) : null;
}

/** The checks that this child has completed on this device, oldest first. */
export const checksStore = createEnvelopeStore<readonly SavedCheck[]>('numeria.tables-check.checks', {
  version: 1,
  fallback: [],
  parse: readChecks,
});
