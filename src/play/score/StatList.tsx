import { formatNumber } from '../../ui/format';
import { type Stat, StatText } from './StatBar';
import { accuracy, percentText } from './text';

export interface StatItem extends Pick<Stat, 'name' | 'label' | 'value'> {
  /** Text of the figure, if it is more than the number. */
  readonly text?: string;
  readonly note?: string;
}

export const accuracyItem = (percent: number): StatItem => ({
  name: 'accuracy',
  label: accuracy,
  value: percent,
  text: percentText(percent),
});

interface Props {
  readonly items: readonly StatItem[];
  /** The player's best scores, in a menu, or the figures of a round. */
  readonly of: 'player' | 'round';
}

const LISTS = {
  player: 'grid w-full grid-cols-[repeat(auto-fit,minmax(max(6.75rem,40%),1fr))] gap-2 zoomed:grid-cols-1',
  round: 'result-stats',
} as const;
const PLATES = {
  player: 'grid gap-0.5 rounded-small bg-surface-sunken px-3.5 py-2.5 phone:px-2.5 phone:py-2',
  round: '',
} as const;
const NAMES = { player: 'text-(length:--text-small) leading-tight', round: '' } as const;
const FIGURES = { player: 'text-[1.375rem]/[1.1]', round: '' } as const;

export function StatList({ items, of }: Props) {
  return (
    <dl className={`stat-list ${LISTS[of]}`}>
      {items.map(({ name, label, value, text = formatNumber(value), note }) => (
        <div key={name} className={`min-w-0 ${PLATES[of]}`}>
          <dt className={`font-bold text-text-soft ${NAMES[of]}`}>{label}</dt>
          <dd className={`grid font-extrabold ${FIGURES[of]}`}>
            <StatText name={name} text={text} value={value} />
            {note !== undefined && <small className="font-bold text-text-soft">{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
