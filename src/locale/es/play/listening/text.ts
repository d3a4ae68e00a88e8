import type * as English from '../../../../play/listening/text';

export const noLimitNow = 'Sin límite de tiempo.';
export const noLimitLater = 'Esta partida aún tiene límite de tiempo. Puedes quitarlo antes de la próxima.';
export const noScore = 'Aún no hay puntos.';

export const NAMES_CHOICES: typeof English.NAMES_CHOICES = /\bopciones\b/i;
export const pressForResult = 'Pulsa Intro para ver tu resultado.';
export const pressToContinue = 'Pulsa Intro para seguir.';
export const pressToWait = 'Pulsa W para esperar.';
