import * as v from 'valibot';
import { RULES } from '../../../machines/tables-check/rules';
import { envelopeStore } from '../../device/device-store';

const MAX_SIGNS = 24;
const figure = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const word = v.pipe(v.string(), v.maxLength(MAX_SIGNS));

const check = v.object({
  /** When it was over: no two checks of a device share a moment. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  score: figure(RULES.questions),
  /** How long all its questions were open together. */
  ms: figure(1_000_000_000),
  /** With what it was taken; nothing for a check as it is by itself. */
  manners: v.array(word),
  /** What went wrong: "7x8". */
  missed: v.array(word),
});

/** A whole check that was taken on this device. */
export type SavedCheck = Readonly<v.InferOutput<typeof check>>;

const checks = v.array(check);

/** Every whole check that this child has taken here, the oldest first. */
export const checksStore = envelopeStore<readonly SavedCheck[]>('numeria.tables-check.checks', {
  version: 1,
  fallback: [],
  parse: (data) => {
    const { success, output } = v.safeParse(checks, data);
    return success ? output : null;
  },
});
