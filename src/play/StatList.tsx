import { numberText } from '../ui/format';
import { type Figure, FigureText } from './StatBar';

/** A figure with its name. */
export interface StatItem extends Pick<Figure, 'name' | 'label' | 'value'> {
  /** The figure as it is shown, where it is more than its number. */
  readonly text?: string;
  /** A few words on it. */
  readonly note?: string;
}

/** How much of the answers was right. */
export const accuracyStat = (percent: number): StatItem => ({
  name: 'accuracy',
  label: 'Accuracy',
  value: percent,
  text: `${percent}%`,
});

interface Props {
  readonly items: readonly StatItem[];
  /** What a player has reached so far, in a menu, or what a round has brought. */
  readonly of: 'player' | 'round';
}

/** Figures with their names, each on a plate of its own. */
export function StatList({ items, of }: Props) {
  return (
    <dl className={`stat-list stats-of-${of}`}>
      {items.map(({ name, label, value, text = numberText(value), note }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <FigureText name={name} text={text} value={value} />
            {note !== undefined && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
