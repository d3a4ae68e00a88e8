import { shallowEqual, useSelector } from '@xstate/react';
import type { TimesTablesActor } from '../../../../machines/times-tables/machine';
import { useStageFit } from '../../../play/PlaceStage';
import { courtyardViewOf } from '../view';

const FIVE = 5;

/** A row of dots, each five apart from the next. */
const rowOf = (count: number): string => '●'.repeat(count).replaceAll(new RegExp(`●{${FIVE}}(?=●)`, 'g'), '$& ');

/** The dots of the tile that is pressed, where no picture shows them. They are said in words too. */
export function DotRows({ actor }: { readonly actor: TimesTablesActor }) {
  const hasPicture = useStageFit() !== null;
  const title = useSelector(actor, (snapshot) => courtyardViewOf(snapshot).opened?.text ?? null);
  const dots = useSelector(actor, (snapshot) => courtyardViewOf(snapshot).opened?.dots ?? null, shallowEqual);
  if (hasPicture || title === null || dots === null) return null;
  const rows = [...Array.from({ length: dots.rows }, () => dots.perRow), ...(dots.rest > 0 ? [dots.rest] : [])];
  return (
    <div aria-hidden className="tables-dots">
      <b>{title}</b>
      {rows.map((count, index) => (
        <span key={index}>{rowOf(count)}</span>
      ))}
    </div>
  );
}
