import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import Sparkles from 'lucide-react/icons/sparkles';
import { type Cosmetic, type ItemState, wearItem } from '../../../../machines/arithmetic-hero/cosmetics';
import type { Avatar } from '../../../../machines/core/hero';
import { HeroItem } from '../../../play/hero/HeroItem';
import Glass from '../drawings/beaker.svg?part';
import { tabbedText } from '../text/tabbed';

interface Props {
  readonly item: Cosmetic;
  readonly worn: Avatar;
  readonly state: ItemState;
  readonly totalCorrect: number;
  readonly onChoose: (item: Cosmetic) => void;
}

const NOTE = 'inline-flex items-center gap-1.5 text-(length:--text-small)/[1.2] font-bold';

/** A piece on the rail. A locked one is a silhouette, with a beaker that fills with right answers. */
export function WardrobeItem({ item, worn, state, totalCorrect, onChoose }: Props) {
  const isWorn = worn[item.type] === item.id;
  const { customiser } = tabbedText;
  return (
    <button
      type="button"
      className="wardrobe-item"
      data-state={state}
      aria-pressed={isWorn}
      aria-disabled={state === 'locked'}
      onClick={() => onChoose(item)}
    >
      <span className="wardrobe-picture">
        <HeroItem type={item.type} avatar={wearItem(worn, item)} />
        {state === 'locked' && <Beaker ratio={totalCorrect / item.lockThreshold} />}
      </span>
      <b className="font-heading text-[1.125rem]/[1.2] font-semibold">{customiser.items[item.id]}</b>
      {state === 'locked' && (
        <>
          <span className={NOTE}>
            <Lock aria-hidden className="icon" />
            <span>{customiser.unlockAt(item.lockThreshold)}</span>
          </span>
          <span className="text-(length:--text-small)/[1.2]">
            {customiser.missing(item.lockThreshold - totalCorrect)}
          </span>
        </>
      )}
      {state === 'eligible' && (
        <span className={NOTE}>
          <Sparkles aria-hidden className="icon" />
          <span>{customiser.clickToUnlock}</span>
        </span>
      )}
      {isWorn && (
        <span className={NOTE}>
          <Check aria-hidden className="icon" />
          <span>{customiser.chosen}</span>
        </span>
      )}
    </button>
  );
}

/** Height of the liquid in a full beaker, in units of the drawing, and where its floor is. */
const LIQUID = { high: 32, floor: 38 } as const;

const Beaker = ({ ratio }: { readonly ratio: number }) => (
  <svg className="beaker" viewBox="0 0 32 42" aria-hidden="true">
    <rect x="7" y="5" width="18" height="34" rx="4" className="fill-surface" />
    <rect
      x="7"
      y={LIQUID.floor - LIQUID.high * ratio}
      width="18"
      height={LIQUID.high * ratio}
      rx="3"
      className="fill-teal-500"
    />
    <Glass />
  </svg>
);
