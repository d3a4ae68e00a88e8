import type * as English from '../../../../../games/arithmetic-hero/text/tabbed';
import { formatNumber } from '../../../../../ui/format';
import type { Catalogue } from '../../../../catalogue';
import { challengeText } from './challenge';

const ITEMS: Catalogue<typeof English.tabbedText.customiser.items> = {
  blue: 'नीला',
  red: 'लाल',
  green: 'हरा',
  purple: 'बैंगनी',
  orange: 'नारंगी',
  default: 'साधारण',
  square: 'वर्ग',
  diamond: 'हीरा',
  star: 'तारा',
  wave: 'लहर',
  flames: 'लपटें',
  lightning: 'बिजली',
  plus: 'जोड़ का चिह्न',
  bolt: 'वज्र',
};

const PARTS = { color: 'रंग', mask: 'मुखौटा', cape: 'लबादा', emblem: 'निशान' } as const;

export const tabbedText: Catalogue<typeof English.tabbedText> = {
  practice: {
    tab: 'अभ्यास',
    settingsTab: 'सेटिंग',
    tabs: 'अभ्यास या सेटिंग',
    badge: (level) => `स्तर ${level} का अभ्यास`,
    multipleChoice: 'जवाब चुनकर दो',
    operations: { '+': 'जोड़', '−': 'घटाव', '×': 'गुणा', '÷': 'भाग' },
    operationsNote: 'इस स्तर की क्रियाएँ। आर्केड में आगे बढ़कर और खोलो।',
  },

  customiser: {
    title: 'अपना हीरो सजाओ',
    back: 'वापस',
    preview: 'झलक',
    achievements: (unlocked, of) => `${of} में से ${unlocked} उपलब्धियाँ मिलीं`,
    correct: (total) => `अब तक ${formatNumber(total)} सही जवाब`,
    save: 'सहेजो',
    tabs: { color: 'रंग', mask: 'मुखौटे', cape: 'लबादे', emblem: 'निशान' },
    tabsLabel: 'हीरो के हिस्से',
    unlockAt: (count) => `${formatNumber(count)} पर खुलेगा`,
    missing: (count) => `${formatNumber(count)} सही जवाब और`,
    clickToUnlock: 'खोलने के लिए दबाओ',
    chosen: 'चुना हुआ',
    items: ITEMS,
    unlocked: (type, id) => ({
      title: 'नई चीज़ मिली!',
      text: `तुम्हारे हीरो के लिए नया ${PARTS[type]}: ${ITEMS[id]}!`,
    }),
    saved: { title: 'हीरो तैयार!', text: 'तुम्हारे हीरो का नया रूप सहेजा गया।' },
  },

  rewards: {
    title: 'इनाम',
    back: 'वापस',
    achievements: 'उपलब्धियाँ',
    levels: 'खुले स्तर',
    totalCorrect: 'कुल सही',
    bestStreak: 'लगातार सबसे ज़्यादा',
    tabsLabel: 'इनाम',
    achievementsTab: 'उपलब्धियाँ',
    scoresTab: 'सबसे ज़्यादा अंक',
    arcadeLevel: (level) => `आर्केड, स्तर ${level}`,
    challenge: 'चुनौती',
    sprint: challengeText.sprint,
    score: (score) => (score === 0 ? '-' : formatNumber(score)),
    otherTimes: { longer: 'ज़्यादा समय के साथ', none: 'समय की सीमा के बिना' },
    byChoice: {
      normal: 'जवाब चुनकर',
      longer: 'जवाब चुनकर, ज़्यादा समय के साथ',
      none: 'जवाब चुनकर, समय की सीमा के बिना',
    },
    keep: 'अपनी प्रगति सहेजो या खोलो',
  },
};
