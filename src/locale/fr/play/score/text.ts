import type * as English from '../../../../play/score/text';

export const score = 'Score';
export const streak = 'Série';
export const level = 'Niveau';
export const time = 'Temps';
export const answerIn = 'Réponds en';
export const secondsText: typeof English.secondsText = (seconds) => `${seconds} s`;
export const best = 'Record';
export const accuracy = 'Précision';
export const percentText: typeof English.percentText = (percent) => `${percent}\u00a0%`;
export const question = 'Question';
export const ofText: typeof English.ofText = (number, all) => `${number} sur ${all}`;
export const answered = 'Réponses';
export const combo = 'Combo';
export const lives = 'Vies';
export const fixed = 'Corrigées';
export const fixedNow = 'Corrigé\u202f!';

export const POINTS: typeof English.POINTS = /\+?[\d\u202f\u00a0,.]+ points?[ \u202f\u00a0]?[!.:]?/;
export const COUNT: typeof English.COUNT = /\d|\b[Uu]ne?\b/;
export const wellDone = 'Bravo\u202f!';
