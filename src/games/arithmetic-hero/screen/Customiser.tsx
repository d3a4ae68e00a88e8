import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import Save from 'lucide-react/icons/save';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import {
  COSMETIC_TYPES,
  COSMETICS,
  type Cosmetic,
  type CosmeticType,
  type ItemState,
  itemState,
  wearItem,
} from '../../../../machines/arithmetic-hero/cosmetics';
import type { ArithmeticHeroActor } from '../../../../machines/arithmetic-hero/machine';
import { RULES } from '../../../../machines/arithmetic-hero/rules';
import type { Avatar } from '../../../../machines/core/hero';
import { playSound } from '../../../device/sound';
import { Hero } from '../../../play/hero/Hero';
import { HeroItem } from '../../../play/hero/HeroItem';
import { useFocusOnMount } from '../../../play/internal/useFocusOnMount';
import { Button } from '../../../ui/Button';
import { Tabs } from '../../../ui/Tabs';
import { showToast } from '../../../ui/toast';
import { tabbedText } from '../text/tabbed';

/** The wardrobe with everything that the hero can wear, including locked items. */
export function Customiser({ actor }: { readonly actor: ArithmeticHeroActor }) {
  const look = useSelector(actor, ({ context }) => context.look);
  const progress = useSelector(actor, ({ context }) => context.saved.progress);
  const [tab, setTab] = useState<CosmeticType>('color');
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { customiser } = tabbedText;
  const unlockedAchievements = progress.achievements.filter(({ isUnlocked }) => isUnlocked).length;

  const choose = (item: Cosmetic, state: ItemState) => {
    actor.send({ type: 'CHOOSE_ITEM', item });
    if (state !== 'eligible') return;
    playSound('unlock');
    showToast({ ...customiser.unlocked(item.type, item.id), durationMs: RULES.toasts.unlockedItemMs });
  };
  const save = () => {
    actor.send({ type: 'SAVE_LOOK' });
    showToast({ ...customiser.saved, durationMs: RULES.toasts.unlockedItemMs });
  };

  return (
    <div className="game-sheet wardrobe">
      <div className="grid content-start justify-items-center gap-3 text-center">
        <Button
          className="justify-self-start"
          variant="quiet"
          icon={<ArrowLeft aria-hidden className="icon" />}
          onClick={() => actor.send({ type: 'BACK_TO_MENU' })}
        >
          {customiser.back}
        </Button>
        <h2>{customiser.preview}</h2>
        <Hero avatar={look} mood="cheer" />
        <p data-testid="progress" data-value={unlockedAchievements}>
          {customiser.achievements(unlockedAchievements, progress.achievements.length)}
        </p>
        <p data-testid="solved" data-value={progress.totalCorrectAnswers}>
          {customiser.correct(progress.totalCorrectAnswers)}
        </p>
        <Button variant="primary" size="big" icon={<Save aria-hidden className="icon" />} onClick={save}>
          {customiser.save}
        </Button>
      </div>
      <div className="wardrobe-items">
        <h2 ref={heading} tabIndex={-1} className="game-sheet-title">
          {customiser.title}
        </h2>
        <Tabs
          label={customiser.tabsLabel}
          value={tab}
          onValueChange={(value) => setTab(COSMETIC_TYPES.find((type) => type === value) ?? tab)}
          tabs={COSMETIC_TYPES.map((type) => ({
            value: type,
            label: customiser.tabs[type],
            content: (
              <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3.5">
                {COSMETICS[type].map((item) => (
                  <Item
                    key={item.id}
                    item={item}
                    look={look}
                    state={itemState(item, progress.unlockedItems, progress.totalCorrectAnswers)}
                    onChoose={choose}
                  />
                ))}
              </ul>
            ),
          }))}
        />
      </div>
    </div>
  );
}

interface ItemProps {
  readonly item: Cosmetic;
  readonly look: Avatar;
  readonly state: ItemState;
  readonly onChoose: (item: Cosmetic, state: ItemState) => void;
}

function Item({ item, look, state, onChoose }: ItemProps) {
  const isWorn = look[item.type] === item.id;
  const { customiser } = tabbedText;
  return (
    <li>
      <button
        type="button"
        className="wardrobe-item"
        data-state={state}
        aria-pressed={isWorn}
        aria-disabled={state === 'locked'}
        onClick={() => onChoose(item, state)}
      >
        <HeroItem type={item.type} avatar={wearItem(look, item)} />
        <b className="font-heading text-[1.125rem]/[1.2] font-semibold">{item.id}</b>
        <span className="inline-flex min-h-6 items-center gap-1.5 text-(length:--text-small) font-bold">
          {state === 'locked' && (
            <>
              <Lock aria-hidden className="icon" />
              <span>{customiser.unlockAt(item.lockThreshold)}</span>
            </>
          )}
          {state === 'eligible' && (
            <>
              <Sparkles aria-hidden className="icon" />
              <span>{customiser.clickToUnlock}</span>
            </>
          )}
          {isWorn && (
            <>
              <Check aria-hidden className="icon" />
              <span>{customiser.chosen}</span>
            </>
          )}
        </span>
      </button>
    </li>
  );
}
