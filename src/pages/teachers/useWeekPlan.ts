import { useState } from 'react';
import { parseWeek, printWeek, WEEK, type Week, type WeekLeg } from '../../../machines/core/week-link';

const NO_WEEK: Week = { order: 'any', legs: [] };

/** The week in the address of the page; empty if there is none, or if it cannot be read. */
function readWeek(search: string): Week {
  const read = parseWeek(new URLSearchParams(search).get('week') ?? '');
  return read.type === 'week' ? read.week : NO_WEEK;
}

/** Puts values into the address, so that a reload and a way back lead to the same page. */
export function storeInAddress(values: Readonly<Record<string, string>>): void {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(values))
    if (value === '') address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  history.replaceState(history.state, '', address);
}

export interface WeekPlan {
  readonly week: Week;
  /** The text of its link; empty if there is no round in it. */
  readonly text: string;
  readonly change: (week: Week) => void;
  /** Adds a round at the end; null if the link has no room for it. */
  readonly add: ((leg: WeekLeg) => void) | null;
}

/** The week that a teacher puts together. The address of the page contains it. */
export function useWeekPlan(search: string): WeekPlan {
  const [week, setWeek] = useState(() => readWeek(search));
  const text = week.legs.length === 0 ? '' : printWeek(week);
  const change = (next: Week): void => {
    setWeek(next);
    storeInAddress({ week: next.legs.length === 0 ? '' : printWeek(next) });
  };
  const last = week.legs.at(-1);
  // The next round is as long as the last one, more or less.
  const isFull =
    week.legs.length >= WEEK.maxLegs ||
    (last !== undefined && printWeek({ ...week, legs: [...week.legs, last] }).length > WEEK.maxLength - 100);
  return { week, text, change, add: isFull ? null : (leg) => change({ ...week, legs: [...week.legs, leg] }) };
}
