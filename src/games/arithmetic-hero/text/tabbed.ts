import type { Cosmetic, CosmeticType } from '../../../../machines/arithmetic-hero/cosmetics';
import type { Operation } from '../../../../machines/core/arithmetic';
import { plural } from '../../../locale/grammar';
import { formatNumber } from '../../../ui/format';
import { challengeText } from './challenge';

const OPERATIONS: Readonly<Record<Operation, string>> = {
  '+': 'Add',
  '−': 'Take away',
  '×': 'Multiply',
  '÷': 'Divide',
};

export const tabbedText = {
  practice: {
    tab: 'Practice Mode',
    settingsTab: 'Settings',
    tabs: 'Practice or settings',
    badge: (level: number) => `Level ${level} Practice`,
    multipleChoice: 'Use multiple choice',
    operations: OPERATIONS,
    operationsNote: 'Operations available at this level. Unlock more by progressing in Arcade mode.',
  },

  customiser: {
    title: 'Customise Your Hero',
    back: 'Back',
    preview: 'Preview',
    achievements: (unlocked: number, of: number) => `${unlocked} of ${of} achievements unlocked`,
    correct: (total: number) => `${formatNumber(total)} right answers so far`,
    save: 'Save Changes',
    tabs: { color: 'Colors', mask: 'Masks', cape: 'Capes', emblem: 'Emblems' } satisfies Record<CosmeticType, string>,
    tabsLabel: 'Parts of the hero',
    unlockAt: (count: number) => `Unlock at ${count}`,
    missing: (count: number) => plural(count, '1 more right answer', `${formatNumber(count)} more right answers`),
    clickToUnlock: 'Click to Unlock',
    chosen: 'Chosen',
    items: {
      blue: 'blue',
      red: 'red',
      green: 'green',
      purple: 'purple',
      orange: 'orange',
      default: 'default',
      square: 'square',
      diamond: 'diamond',
      star: 'star',
      wave: 'wave',
      flames: 'flames',
      lightning: 'lightning',
      plus: 'plus',
      bolt: 'bolt',
    } satisfies Record<Cosmetic['id'], string>,
    unlocked: (type: CosmeticType, id: Cosmetic['id']) => ({
      title: 'Item Unlocked!',
      text: `You've unlocked the ${type} ${id}!`,
    }),
    saved: { title: 'Hero Updated!', text: "Your hero's look has been saved." },
  },

  rewards: {
    title: 'Rewards Gallery',
    back: 'Back',
    achievements: 'Achievements',
    levels: 'Levels unlocked',
    totalCorrect: 'Total correct',
    bestStreak: 'Best streak',
    tabsLabel: 'Rewards',
    achievementsTab: 'Achievements',
    scoresTab: 'High Scores',
    arcadeLevel: (level: number) => `Arcade Level ${level}`,
    challenge: 'Challenge',
    sprint: challengeText.sprint,
    score: (score: number) => (score === 0 ? '-' : formatNumber(score)),
    otherTimes: { longer: 'With more time', none: 'Without a time limit' },
    byChoice: {
      normal: 'With answers to choose from',
      longer: 'With answers to choose from and more time',
      none: 'With answers to choose from, without a time limit',
    },
    keep: 'Save or load your progress',
  },
} as const;
