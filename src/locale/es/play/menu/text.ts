import type * as English from '../../../../play/menu/text';
import type { Catalogue } from '../../../catalogue';

export const settings = 'Ajustes: ';
export const timeNames: Catalogue<typeof English.timeNames> = {
  normal: 'Tiempo normal',
  longer: 'Más tiempo',
  none: 'Sin límite de tiempo',
};
export const time = 'Tiempo';
export const timeChoices: Catalogue<typeof English.timeChoices> = {
  normal: 'normal',
  longer: 'extra',
  none: 'libre',
};
export const noClock = 'sin reloj';

export const gameMode = 'Modo de juego';
export const difficulty = 'Dificultad';
export const questions = 'Preguntas';

export const money = 'Dinero';

export const bestScore = 'Mejor puntuación';
export const bestStreak = 'Mejor racha';

export const KEY_HINT: typeof English.KEY_HINT = /^(?:Teclas?|Teclado|Con el teclado|Con las teclas)\b/;
export const listenerKeys = 'Pulsa R para oír otra vez la pregunta y F para oír tus puntos.';
