import * as v from 'valibot';
import { DAY_VOYAGE, type DayVoyages, NO_DAY_VOYAGES } from '../../machines/core/day-voyage';
import { countSchema, listSchema, nameSchema, parserOf, recordSchema } from '../../machines/core/stored-shape';
import { MEMORY } from '../../machines/learning/memory';
import { createEnvelopeStore } from './device-store';

/** The facts of a round are its longest parameter. */
const MAX_LENGTH = 160;
const MAX_PARAMETERS = 8;

const daySchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MEMORY.max.lastDay));

const leg = v.object({
  game: nameSchema,
  reason: v.picklist(['due', 'new', 'loved']),
  round: recordSchema(v.pipe(v.string(), v.maxLength(MAX_LENGTH)), MAX_PARAMETERS),
  isDone: v.boolean(),
});

const plan = v.object({
  day: daySchema,
  legs: v.pipe(v.array(leg), v.minLength(1), v.maxLength(DAY_VOYAGE.maxLegs)),
  stage: v.picklist(['sailing', 'home', 'welcomed']),
});

const voyages = v.object({
  plan: v.fallback(v.nullable(plan), null),
  visits: v.fallback(listSchema(v.tuple([daySchema, nameSchema]), DAY_VOYAGE.maxVisits), []),
  homecomings: v.fallback(countSchema, 0),
});

/** Today's voyage, the islands of the last week, and what the voyages have brought to the harbour. */
export const dayVoyageStore = createEnvelopeStore<DayVoyages>('numeria.day-voyage', {
  version: 1,
  fallback: NO_DAY_VOYAGES,
  parse: parserOf(voyages),
});
