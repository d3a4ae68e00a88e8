import type * as English from '../../../../play/internal/shared-text';
import { formatNumber } from '../../../../ui/format';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

export const DIFFICULTY_NAMES: Catalogue<typeof English.DIFFICULTY_NAMES> = {
  easy: 'Facile',
  medium: 'Moyen',
  hard: 'Difficile',
};

export const chooseCandidateText: Catalogue<typeof English.chooseCandidateText> = () =>
  'Choisis une des neuf réponses avec les touches 1 à 9.';

const foundText = (right: number): string =>
  plural(right, 'Une bonne réponse.', `${formatNumber(right)} bonnes réponses.`);

const STREAK = 3;

export const wentWellText: typeof English.wentWellText = ({ right, streak, answers = 1, found = foundText(right) }) => {
  if (streak >= STREAK) return `${formatNumber(streak)} bonnes réponses d’affilée\u202f!`;
  if (right > 0) return found;
  return answers > 0 ? 'Bel essai\u202f!' : 'Tu as fait un petit tour.';
};

export const endlessRoundText: typeof English.endlessRoundText = (scene, { score, streak, answers }, missed, tip) => ({
  title: openRoundTitle(scene, score, answers),
  praise: openRoundPraise(scene, score, answers),
  wentWell: wentWellText({ right: score, streak: streak.longest, answers }),
  practiceNext:
    missed === null ? (answers === 0 ? 'Essaie d’abord une question.' : 'Essaie une série plus longue.') : tip(missed),
});

export const CUP_FROM: Catalogue<typeof English.CUP_FROM> = 3;

function openRoundTitle(scene: string, right: number, answers: number): string {
  if (answers === 0) return `Le ${scene} t’attend\u202f!`;
  if (right === 0) return 'Bien essayé\u202f!';
  if (right * 2 < answers) return 'Bel effort\u202f!';
  return right < CUP_FROM ? 'Bon début\u202f!' : '🏆 Bravo\u202f!';
}

function openRoundPraise(scene: string, right: number, answers: number): string {
  if (answers === 0) return `Reviens au ${scene} quand tu veux\u202f!`;
  if (right === 0)
    return plural(answers, 'Tu as répondu à une question.', `Tu as répondu à ${formatNumber(answers)} questions.`);
  return plural(
    right,
    `${formatNumber(right)} bonne réponse sur ${formatNumber(answers)}\u202f!`,
    `${formatNumber(right)} bonnes réponses sur ${formatNumber(answers)}\u202f!`,
  );
}

export const correctAnswersText: typeof English.correctAnswersText = (right) =>
  right === 0
    ? 'Bel effort\u202f!'
    : plural(right, 'Une bonne réponse\u202f!', `${formatNumber(right)} bonnes réponses\u202f!`);

export const notANumberMessage: typeof English.notANumberMessage = (notANumber) => (typed) =>
  /\p{N}/u.test(typed) ? 'Écris un seul nombre entier, comme ceci\u00a0: 1234' : notANumber;

export const levelReachedText: typeof English.levelReachedText = ({ level }) => `Niveau ${level}\u202f!`;

const HURRIED_FROM = 2;

export const clockTip: typeof English.clockTip = (entries) =>
  entries.filter(({ given }) => given.verdict === 'timeout').length >= HURRIED_FROM
    ? 'Le chrono est trop rapide\u202f? Choisis le hamac dans le menu pour jouer sans.'
    : null;
