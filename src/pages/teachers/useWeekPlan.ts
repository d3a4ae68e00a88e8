import { useState } from 'react';
import { parseWeek, printWeek, WEEK, type Week, type WeekLeg } from '../../../machines/core/week-link';

/** A round in the list of a week. Its key stays when the round is moved or changed. */
export interface PlannedLeg extends WeekLeg {
  readonly key: number;
}

interface PlannedWeek extends Week {
  readonly legs: readonly PlannedLeg[];
}

const NO_WEEK: PlannedWeek = { order: 'any', legs: [] };

/** The week with more rounds at the end. */
function addLegs(week: PlannedWeek, legs: readonly WeekLeg[]): PlannedWeek {
  const first = Math.max(0, ...week.legs.map(({ key }) => key + 1));
  return { ...week, legs: [...week.legs, ...legs.map((leg, index) => ({ ...leg, key: first + index }))] };
}

/** Whether a link has room for a week, even if each of its lengths becomes one digit longer. */
const hasRoom = (week: Week): boolean =>
  week.legs.length <= WEEK.maxLegs && printWeek(week).length <= WEEK.maxLength - week.legs.length;

/** The week in the address of the page; empty if there is none, or if it cannot be read. */
function readWeek(search: string): PlannedWeek {
  const read = parseWeek(new URLSearchParams(search).get('week') ?? '');
  return read.type === 'week' ? addLegs({ ...read.week, legs: [] }, read.week.legs) : NO_WEEK;
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
  readonly week: PlannedWeek;
  /** The text of its link; empty if there is no round in it. */
  readonly text: string;
  readonly change: (week: PlannedWeek) => void;
  /** Adds rounds at the end. False if the link has no room for them. */
  readonly add: (legs: readonly WeekLeg[]) => boolean;
}

/** The week that a teacher puts together. The address of the page contains it. */
export function useWeekPlan(search: string): WeekPlan {
  const [week, setWeek] = useState(() => readWeek(search));
  const text = week.legs.length === 0 ? '' : printWeek(week);
  const change = (next: PlannedWeek): void => {
    setWeek(next);
    storeInAddress({ week: next.legs.length === 0 ? '' : printWeek(next) });
  };
  const add = (legs: readonly WeekLeg[]): boolean => {
    const next = addLegs(week, legs);
    const isAdded = hasRoom(next);
    if (isAdded) change(next);
    return isAdded;
  };
  return { week, text, change, add };
}
