import { useSelector } from '@xstate/react';
import type { TimesTablesActor } from '../../../../machines/times-tables/machine';
import { getBestTimeForSize } from '../../../../machines/times-tables/stats';
import { text } from '../text';

/** The best time for the current size and time setting. The header shows the best of all sizes. */
export function BestTimeForSize({ actor }: { readonly actor: TimesTablesActor }) {
  const size = useSelector(actor, ({ context }) => context.settings.size);
  const seconds = useSelector(actor, ({ context }) => getBestTimeForSize(context, context.settings.time, size));
  return <p className="tables-best">{text.play.bestOf(size, seconds)}</p>;
}
