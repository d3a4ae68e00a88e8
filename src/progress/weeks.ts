import { parseWeek } from '../../machines/core/week-link';
import type { WeekLog } from '../../machines/core/week-log';
import { countFact, type ProgressFact } from '../device/stored-part';
import { FACT_LABELS } from './text';

export const summariseWeeks = (log: WeekLog): readonly ProgressFact[] =>
  countFact(FACT_LABELS.weeks, log.flatMap(({ legs }) => legs.filter(({ doneOn }) => doneOn !== null)).length);

/** The weeks whose links can be read. Islands that a link does not have are left out. */
export const removeDamagedWeeks = (log: WeekLog): WeekLog =>
  log.flatMap((play) => {
    const read = parseWeek(play.text);
    return read.type === 'week' ? [{ ...play, legs: play.legs.slice(0, read.week.legs.length) }] : [];
  });
