import type * as English from '../../../../play/internal/shared-text';
import { formatNumber } from '../../../../ui/format';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

export const DIFFICULTY_NAMES: Catalogue<typeof English.DIFFICULTY_NAMES> = {
  easy: 'Fácil',
  medium: 'Medio',
  hard: 'Difícil',
};

export const chooseCandidateText: Catalogue<typeof English.chooseCandidateText> = () =>
  'Elige una de nueve respuestas con las teclas del 1 al 9.';

const foundText = (right: number): string =>
  plural(right, 'Una respuesta correcta.', `${formatNumber(right)} respuestas correctas.`);

const STREAK = 3;

export const wentWellText: typeof English.wentWellText = ({ right, streak, answers = 1, found = foundText(right) }) => {
  if (streak >= STREAK) return `¡${formatNumber(streak)} aciertos seguidos!`;
  if (right > 0) return found;
  return answers > 0 ? '¡Valiente intento!' : 'Has echado un vistazo.';
};

export const endlessRoundText: typeof English.endlessRoundText = (scene, { score, streak, answers }, missed, tip) => ({
  title: openRoundTitle(scene, score, answers),
  praise: openRoundPraise(scene, score, answers),
  wentWell: wentWellText({ right: score, streak: streak.longest, answers }),
  practiceNext:
    missed === null ? (answers === 0 ? 'Prueba primero una pregunta.' : 'Intenta una racha más larga.') : tip(missed),
});

export const CUP_FROM: Catalogue<typeof English.CUP_FROM> = 3;

function openRoundTitle(scene: string, right: number, answers: number): string {
  if (answers === 0) return `¡El ${scene} te espera!`;
  if (right === 0) return '¡Buen intento!';
  if (right * 2 < answers) return '¡Buen esfuerzo!';
  return right < CUP_FROM ? '¡Buen comienzo!' : '🏆 ¡Muy bien!';
}

function openRoundPraise(scene: string, right: number, answers: number): string {
  if (answers === 0) return `¡Vuelve al ${scene} cuando quieras!`;
  if (right === 0)
    return plural(answers, 'Has respondido una pregunta.', `Has respondido ${formatNumber(answers)} preguntas.`);
  return plural(
    right,
    `¡${formatNumber(right)} acierto de ${formatNumber(answers)}!`,
    `¡${formatNumber(right)} aciertos de ${formatNumber(answers)}!`,
  );
}

export const correctAnswersText: typeof English.correctAnswersText = (right) =>
  right === 0
    ? '¡Buen esfuerzo!'
    : plural(right, '¡Una respuesta correcta!', `¡${formatNumber(right)} respuestas correctas!`);

export const notANumberMessage: typeof English.notANumberMessage = (notANumber) => (typed) =>
  /\p{N}/u.test(typed) ? 'Escribe un solo número entero, así: 1234' : notANumber;

export const levelReachedText: typeof English.levelReachedText = ({ level }) => `¡Nivel ${level}!`;

const HURRIED_FROM = 2;

export const clockTip: typeof English.clockTip = (entries) =>
  entries.filter(({ given }) => given.verdict === 'timeout').length >= HURRIED_FROM
    ? '¿Iba muy rápido el reloj? Elige la hamaca en el menú.'
    : null;
