import type * as English from '../../../../../games/arithmetic-hero/text/tabbed';
import { formatNumber } from '../../../../../ui/format';
import type { Catalogue } from '../../../../catalogue';
import { plural } from '../../../grammar';
import { challengeText } from './challenge';

const ITEMS: Catalogue<typeof English.tabbedText.customiser.items> = {
  blue: 'bleu',
  red: 'rouge',
  green: 'vert',
  purple: 'violet',
  orange: 'orange',
  default: 'classique',
  square: 'carré',
  diamond: 'losange',
  star: 'étoile',
  wave: 'vague',
  flames: 'flammes',
  lightning: 'éclair',
  plus: 'plus',
  bolt: 'foudre',
};

const PARTS = { color: 'couleur', mask: 'masque', cape: 'cape', emblem: 'emblème' } as const;

export const tabbedText: Catalogue<typeof English.tabbedText> = {
  practice: {
    tab: 'Mode entraînement',
    settingsTab: 'Réglages',
    tabs: 'Entraînement ou réglages',
    badge: (level) => `Entraînement niveau ${level}`,
    multipleChoice: 'Réponses au choix',
    operations: { '+': 'Additionner', '−': 'Soustraire', '×': 'Multiplier', '÷': 'Diviser' },
    operationsNote: 'Les opérations de ce niveau. Avance en mode Arcade pour en débloquer d’autres.',
  },

  customiser: {
    title: 'Habille ton héros',
    back: 'Retour',
    preview: 'Aperçu',
    achievements: (unlocked, of) =>
      plural(unlocked, `${unlocked} exploit débloqué sur ${of}`, `${unlocked} exploits débloqués sur ${of}`),
    correct: (total) =>
      plural(
        total,
        `${formatNumber(total)} bonne réponse pour l’instant`,
        `${formatNumber(total)} bonnes réponses pour l’instant`,
      ),
    save: 'Enregistrer',
    tabs: { color: 'Couleurs', mask: 'Masques', cape: 'Capes', emblem: 'Emblèmes' },
    tabsLabel: 'Parties du héros',
    unlockAt: (count) => `Débloqué à ${formatNumber(count)}`,
    missing: (count) =>
      plural(count, `${formatNumber(count)} bonne réponse de plus`, `${formatNumber(count)} bonnes réponses de plus`),
    clickToUnlock: 'Appuie pour débloquer',
    chosen: 'Choisi',
    items: ITEMS,
    unlocked: (type, id) => ({
      title: 'Nouvel objet débloqué\u202F!',
      text: `Tu as débloqué\u00A0: ${PARTS[type]} «\u00A0${ITEMS[id]}\u00A0»\u202F!`,
    }),
    saved: { title: 'Héros relooké\u202F!', text: 'Le look de ton héros est enregistré.' },
  },

  rewards: {
    title: 'Galerie des récompenses',
    back: 'Retour',
    achievements: 'Exploits',
    levels: 'Niveaux débloqués',
    totalCorrect: 'Bonnes réponses',
    bestStreak: 'Meilleure série',
    tabsLabel: 'Récompenses',
    achievementsTab: 'Exploits',
    scoresTab: 'Meilleurs scores',
    arcadeLevel: (level) => `Arcade, niveau ${level}`,
    challenge: 'Défi',
    sprint: challengeText.sprint,
    score: (score) => (score === 0 ? '-' : formatNumber(score)),
    otherTimes: { longer: 'Avec plus de temps', none: 'Sans limite de temps' },
    byChoice: {
      normal: 'Avec des réponses au choix',
      longer: 'Avec des réponses au choix et plus de temps',
      none: 'Avec des réponses au choix, sans limite de temps',
    },
    keep: 'Enregistrer ou charger tes progrès',
  },
};
