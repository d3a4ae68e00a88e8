import type * as English from '../../../../play/score/text';

export const score = 'Puntos';
export const streak = 'Racha';
export const level = 'Nivel';
export const time = 'Tiempo';
export const answerIn = 'Responde en';
export const secondsText: typeof English.secondsText = (seconds) => `${seconds} s`;
export const best = 'Récord';
export const accuracy = 'Precisión';
export const percentText: typeof English.percentText = (percent) => `${percent}\u00a0%`;
export const question = 'Pregunta';
export const ofText: typeof English.ofText = (number, all) => `${number} de ${all}`;
export const answered = 'Respuestas';
export const combo = 'Combo';
export const lives = 'Vidas';
export const fixed = 'Corregidas';
export const fixedNow = '¡Corregida!';

export const POINTS: typeof English.POINTS = /¡?\+?[\d\u202f\u00a0,.]+ puntos?[!.:]?/;
export const COUNT: typeof English.COUNT = /\d|\b[Uu]na?\b/;
export const wellDone = '¡Muy bien!';
