import { useEffect, useState } from 'react';

/** True for `lengthMs` of real time after each change of `trigger`: for what flashes up in answer to something. */
export function useMoment(trigger: unknown, lengthMs: number): boolean {
  const [moment, setMoment] = useState({ trigger, isNow: false });
  if (!Object.is(moment.trigger, trigger)) setMoment({ trigger, isNow: true });
  useEffect(() => {
    if (!moment.isNow) return undefined;
    const timer = setTimeout(() => setMoment({ ...moment, isNow: false }), lengthMs);
    return () => clearTimeout(timer);
  }, [moment, lengthMs]);
  return moment.isNow;
}
