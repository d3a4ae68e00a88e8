import { countFlames } from '../../../../../../machines/arithmetic-hero/rules';
import type { Operation } from '../../../../../../machines/core/arithmetic';
import type * as English from '../../../../../games/arithmetic-hero/text/result';
import { formatNumber, formatSum } from '../../../../../ui/format';
import type { Catalogue } from '../../../../catalogue';
import { plural } from '../../../grammar';

const PRACTISE: Readonly<Record<Operation, string>> = {
  '+': 'Les additions',
  '−': 'Les soustractions',
  '×': 'Les multiplications',
  '÷': 'Les divisions',
};

function withoutMistakes({ solved, openLevel }: Parameters<typeof English.overText.practiceNext>[1]): string {
  if (solved === 0) return 'Essaie juste un calcul la prochaine fois.';
  return openLevel === null
    ? 'Essaie de faire une plus longue série.'
    : `Essaie le niveau ${openLevel}, ou une plus longue série.`;
}

export const overText: Catalogue<typeof English.overText> = {
  title: 'Partie terminée',
  praise: {
    incredible: 'Incroyable\u202F!',
    amazing: 'Fantastique\u202F!',
    outstanding: 'Remarquable\u202F!',
    great: 'Super\u202F!',
    well: 'Bravo\u202F!',
    good: 'Bel effort\u202F!',
  },
  onAccuracy: {
    perfect: 'Précision parfaite\u202F!',
    excellent: 'Excellente précision\u202F!',
    great: 'Très bonne précision\u202F!',
    good: 'Bonne précision\u202F!',
    practising: 'Continue à t’entraîner\u202F!',
  },
  score: 'Score',
  bestStreak: 'Meilleure série',
  accuracy: 'Précision',
  percent: (percent) => `${percent}\u202F%`,
  solved: 'Calculs résolus',
  newLevel: 'Nouveau niveau débloqué\u202F!',
  reached: (level) => `Tu as atteint le niveau ${level}\u202F!`,
  toGo: (level) => `Pour débloquer le niveau ${level}`,
  ofGoal: (score, goal) =>
    `${formatNumber(score)} sur ${formatNumber(goal)}\u00A0: encore ${formatNumber(goal - score)}`,
  achievements: 'Exploits débloqués\u202F!',
  playLevel: (level) => `Jouer au niveau ${level}`,
  again: 'Rejouer',
  menu: 'Menu principal',
  wentWell: (solved, streak) =>
    countFlames(streak) > 0
      ? `${formatNumber(streak)} bonnes réponses d’affilée\u202F!`
      : solved > 0
        ? plural(solved, 'Tu as pulvérisé un calcul.', `Tu as pulvérisé ${formatNumber(solved)} calculs.`)
        : 'Bien tenté\u202F!',
  practiceNext: (missed, round) =>
    missed === null ? withoutMistakes(round) : `${PRACTISE[missed.operation]}, comme ${formatSum(missed)}.`,
};
