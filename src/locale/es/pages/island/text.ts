import { type Area, findArea, type PlacedThing } from '../../../../../machines/core/own-island';
import type * as English from '../../../../pages/island/text';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  title: 'Mi isla',
  visit: 'Ir a mi isla',
  empty: 'Gana una estrella en una isla para tener tu primer objeto.',
  choose: 'Elegir una isla',
  onIsland: 'En tu isla',
  poke: 'Toca un objeto o arrástralo a otro lugar.',
  tap: 'Toca un objeto y luego tu isla. También puedes arrastrarlo.',
  put: 'Poner en la isla',
  putAway: 'Guardar',
  moves: {
    ArrowLeft: 'Mover a la izquierda',
    ArrowUp: 'Mover arriba',
    ArrowDown: 'Mover abajo',
    ArrowRight: 'Mover a la derecha',
  },
  missing: 'Lo que falta por ganar',
  eachStar: 'Cada estrella te da un objeto.',
  stars: ['Primera estrella', 'Segunda estrella', 'Tercera estrella'],
  things: 'Tus objetos',
  allPlaced: 'Todo lo que has ganado está en tu isla.',
};

const AREAS: Readonly<Record<Area, string>> = {
  topLeft: 'arriba a la izquierda',
  top: 'arriba en el centro',
  topRight: 'arriba a la derecha',
  left: 'a la izquierda',
  middle: 'en el centro',
  right: 'a la derecha',
  bottomLeft: 'abajo a la izquierda',
  bottom: 'abajo en el centro',
  bottomRight: 'abajo a la derecha',
};

const areaOf = ([, x, y]: PlacedThing): string => AREAS[findArea(x, y)];

export const placedName: typeof English.placedName = ({ name }, placed) => `${name}, ${areaOf(placed)}`;

export const placedText: typeof English.placedText = ({ name }, placed) => `${name}: ahora ${areaOf(placed)}.`;
export const putAwayText: typeof English.putAwayText = ({ name }) => `${name}: de vuelta con tus objetos.`;

export const putHere: typeof English.putHere = ({ name }) => `Poner aquí: ${name}`;

export const countText: typeof English.countText = (won, all) =>
  won === 0 ? 'Una isla solo para ti. ¿Qué vas a poner aquí?' : `Has ganado ${won} de ${all} objetos.`;
