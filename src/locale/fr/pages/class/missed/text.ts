import type * as English from '../../../../../pages/class/missed/text';
import { formatNumber } from '../../../../../ui/format';
import { numberToWord } from '../../../../../ui/number-to-word';
import type { Catalogue } from '../../../../catalogue';
import { plural } from '../../../grammar';

const missedText = (missed: number, asked: number): string =>
  plural(
    missed,
    `${formatNumber(missed)} erreur sur ${formatNumber(asked)}`,
    `${formatNumber(missed)} erreurs sur ${formatNumber(asked)}`,
  );

export const text: Catalogue<typeof English.text> = {
  title: 'Questions difficiles',
  fromAnswers: (children) =>
    plural(children, 'D’après les réponses d’un animal.', `D’après les réponses de ${numberToWord(children)} animaux.`),
  codesWithoutAnswers: (codes) =>
    plural(codes, `${formatNumber(codes)} code n’a qu’un score.`, `${formatNumber(codes)} codes n’ont qu’un score.`),
  longRounds: (answers) => `Dans les longues parties, seules les ${answers} premières réponses comptent.`,
  nobodyNamed: 'Personne n’est nommé ni classé.',
  onlyScores:
    'Ces codes n’ont qu’un score. Ils viennent d’une version plus ancienne de ce site, ou de parties avec d’autres réglages.',
  noMistakes: 'Personne n’a raté de question. Bien navigué\u202f!',
  missedBy: ({ missed, asked }) => missedText(missed, asked),
  discuss: 'En parler',
  showAll: (count) => `Tout montrer (${formatNumber(count)})`,
  back: 'Retour aux bateaux',
  failed:
    'Les questions n’ont pas pu être chargées. Vérifiez votre connexion et réessayez. Les bateaux sont toujours là.',

  discussion: {
    all: 'Toutes les questions',
    earlier: 'Question précédente',
    next: 'Question suivante',
    about: (index, count, { missed, asked }) =>
      `Question ${formatNumber(index + 1)} sur ${formatNumber(count)}. ${missedText(missed, asked)}.`,
    choices: 'Réponses au choix',
    slips: 'Erreurs fréquentes',
    spokenSlips: (slips) => `Erreurs fréquentes. ${slips.map((slip) => `${slip.answer}\u00a0: ${slip.why}`).join(' ')}`,
    steps: 'Comment trouver',
    answer: 'La réponse',
    spokenAnswer: (answer) => `La réponse\u00a0: ${answer}`,
    reveal: {
      slips: 'Montrer les erreurs fréquentes',
      firstStep: 'Montrer comment trouver',
      step: 'Étape suivante',
      answer: 'Montrer la réponse',
    },
  },
};
