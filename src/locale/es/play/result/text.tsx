import type * as English from '../../../../play/result/text';
import { plural } from '../../grammar';

export const seeAll = 'Ver todo';
export const wentWellTitle = 'Lo que salió bien';
export const practiseNextTitle = 'Para practicar ahora';
export const lookAgain = 'Míralas otra vez';
export const mistakeText: typeof English.mistakeText = (answered, why) => `${answered}. ${why}`;
export const rightAnswer = 'Correcta: ';
export const wrongAnswer = 'Incorrecta: ';
export const learnFirst = 'Aprende esto primero';
export const nextIsland = 'Isla siguiente';

export const newHighScore = '¡Nuevo récord!';
export const bestText: typeof English.bestText = (best) => <>Récord: {best}</>;

export const starsText: typeof English.starsText = (stars, all) => `${stars} de ${all} estrellas`;
export const ofText: typeof English.ofText = (all, unit) => `de ${all} ${unit}`;
export const right = 'correctas';

export const stairUp: typeof English.stairUp = (difficulty) => `Pasar a: ${difficulty}`;
export const stairDown: typeof English.stairDown = (difficulty) => `Probar: ${difficulty}`;

export const roundOver = 'La partida ha terminado.';
export const overText: typeof English.overText = ({ number, of, unit }, stars) => {
  const counted = of > number ? `${number} de ${of}` : String(number);
  const won = stars && ` y ${stars.count} de ${plural(stars.max, `${stars.max} estrella`, `${stars.max} estrellas`)}`;
  return `La partida ha terminado: ${counted} ${unit}${won ?? ''}.`;
};

export const restText: typeof English.restText = (link) => (
  <>Llevas un buen rato jugando. {link('Descansa y juega otro día')}</>
);
