import * as v from 'valibot';
import { CLASS_CODE } from '../../machines/core/class-code';
import { countSchema, listSchema, parserOf } from '../../machines/core/stored-shape';
import { WEEK } from '../../machines/core/week-link';
import { NO_WEEKS, WEEK_LOG, type WeekLog } from '../../machines/core/week-log';
import { MEMORY } from '../../machines/learning/memory';
import { createEnvelopeStore } from './device-store';

const daySchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MEMORY.max.lastDay));

const below = (limit: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limit - 1));

const leg = v.object({ rounds: countSchema, ms: countSchema, doneOn: v.nullable(daySchema) });

const week = v.object({
  text: v.pipe(v.string(), v.maxLength(WEEK.maxLength)),
  lastDay: daySchema,
  legs: v.pipe(v.array(leg), v.maxLength(WEEK.maxLegs)),
  child: v.fallback(
    v.nullable(
      v.object({ animal: below(CLASS_CODE.animals), sail: below(CLASS_CODE.sails), tag: below(CLASS_CODE.tags) }),
    ),
    null,
  ),
});

/** What the child has played of the weeks whose links it has opened. */
export const weekLogStore = createEnvelopeStore<WeekLog>('numeria.weeks', {
  version: 1,
  fallback: NO_WEEKS,
  parse: parserOf(listSchema(week, WEEK_LOG.maxWeeks)),
});
