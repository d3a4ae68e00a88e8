import './workbench.css';
import { useIsHydrating } from '../../ui/hydration';
import { PlanLesson } from './PlanLesson';
import { useWeekPlan } from './useWeekPlan';
import { WeekBuilder } from './WeekBuilder';

/** From what a teacher teaches to a link, a worksheet or a whole week. */
export function Workbench() {
  const isHydrating = useIsHydrating();
  // The address is only known in the browser.
  return <Bench key={isHydrating ? 'prerendered' : 'page'} search={isHydrating ? '' : location.search} />;
}

function Bench({ search }: { readonly search: string }) {
  const plan = useWeekPlan(search);
  return (
    <>
      <PlanLesson search={search} plan={plan} />
      <WeekBuilder plan={plan} />
    </>
  );
}
