import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Save from 'lucide-react/icons/save';
import { useState } from 'react';
import {
  COSMETIC_TYPES,
  COSMETICS,
  type Cosmetic,
  type CosmeticType,
  itemState,
} from '../../../../machines/arithmetic-hero/cosmetics';
import type { ArithmeticHeroActor } from '../../../../machines/arithmetic-hero/machine';
import { RULES } from '../../../../machines/arithmetic-hero/rules';
import { playSound } from '../../../device/sound';
import { Hero } from '../../../play/hero/Hero';
import { useFocusOnMount } from '../../../play/internal/useFocusOnMount';
import { Button } from '../../../ui/Button';
import { Rail } from '../../../ui/Rail';
import { Tabs } from '../../../ui/Tabs';
import { showToast } from '../../../ui/toast';
import { tabbedText } from '../text/tabbed';
import { WardrobeItem } from './WardrobeItem';

/** The wardrobe: a mirror, and a rail for each part of the hero. The hero wears what is pressed, at once. */
export function Customiser({ actor }: { readonly actor: ArithmeticHeroActor }) {
  const progress = useSelector(actor, ({ context }) => context.saved.progress);
  const [tab, setTab] = useState<CosmeticType>('color');
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { customiser } = tabbedText;
  const { avatarItems, unlockedItems, totalCorrectAnswers } = progress;
  const unlockedAchievements = progress.achievements.filter(({ isUnlocked }) => isUnlocked).length;

  const stateOf = (item: Cosmetic) => itemState(item, unlockedItems, totalCorrectAnswers);
  const choose = (item: Cosmetic) => {
    const state = stateOf(item);
    actor.send({ type: 'CHOOSE_ITEM', item });
    if (state === 'unlocked') playSound('heroCheers');
    if (state !== 'eligible') return;
    playSound('unlock');
    showToast({ ...customiser.unlocked(item.type, item.id), durationMs: RULES.toasts.unlockedItemMs });
  };

  return (
    <div className="game-sheet wardrobe">
      <div className="wardrobe-head">
        <Button
          variant="quiet"
          icon={<ArrowLeft aria-hidden className="icon" />}
          onClick={() => actor.send({ type: 'BACK_TO_MENU' })}
        >
          {customiser.back}
        </Button>
        <h2 ref={heading} tabIndex={-1} className="game-sheet-title">
          {customiser.title}
        </h2>
      </div>
      <section className="wardrobe-mirror" aria-labelledby="preview">
        <div className="mirror">
          {/* A new key lets the hero hop in every new outfit. */}
          <div key={Object.values(avatarItems).join(' ')} className="mirror-hero">
            <Hero avatar={avatarItems} mood="cheer" />
          </div>
        </div>
        <div className="wardrobe-facts">
          <h3 id="preview">{customiser.preview}</h3>
          <p data-testid="progress" data-value={unlockedAchievements}>
            {customiser.achievements(unlockedAchievements, progress.achievements.length)}
          </p>
          <p data-testid="solved" data-value={totalCorrectAnswers}>
            {customiser.correct(totalCorrectAnswers)}
          </p>
        </div>
      </section>
      <Tabs
        className="wardrobe-rails"
        label={customiser.tabsLabel}
        value={tab}
        onValueChange={(value) => setTab(COSMETIC_TYPES.find((type) => type === value) ?? tab)}
        tabs={COSMETIC_TYPES.map((type) => ({
          value: type,
          label: customiser.tabs[type],
          content: (
            <Rail label={customiser.tabs[type]}>
              {COSMETICS[type].map((item) => (
                <li key={item.id}>
                  <WardrobeItem
                    item={item}
                    worn={avatarItems}
                    state={stateOf(item)}
                    totalCorrect={totalCorrectAnswers}
                    onChoose={choose}
                  />
                </li>
              ))}
            </Rail>
          ),
        }))}
      />
      <Button
        className="wardrobe-save"
        variant="primary"
        size="big"
        icon={<Save aria-hidden className="icon" />}
        onClick={() => showToast({ ...customiser.saved, durationMs: RULES.toasts.unlockedItemMs })}
      >
        {customiser.save}
      </Button>
    </div>
  );
}
