import { DUEL } from '../../../../../../machines/core/duel';
import type * as English from '../../../../../play/modes/duel/text';
import type { Catalogue } from '../../../../catalogue';
import { plural } from '../../../grammar';

export const PLAYER_NAMES: Catalogue<typeof English.PLAYER_NAMES> = { 1: 'Azul', 2: 'Naranja' };

const marks = (count: number): string => plural(count, '1 marca', `${count} marcas`);

export const text: Catalogue<typeof English.text> = {
  players: 'Dos jugadores',
  rules: [
    'Las preguntas son las mismas. Cada respuesta correcta tira del paquete hacia tu lado.',
    'Si fallas, tu lado espera un segundo para mirar bien.',
  ],
  keys: 'Teclas',
  ahead: '¿Quién empieza con 3 marcas de ventaja?',
  start: 'Empezar',
  one: 'Un jugador',
  again: 'Jugar otra vez',
  menu: 'Menú principal',
  home: 'Inicio',
  turn: 'Girar la mitad de arriba',
  rope: (rope) =>
    rope === 0
      ? 'El paquete está en el centro'
      : `El paquete está a ${marks(Math.abs(rope))}, en el lado ${PLAYER_NAMES[rope > 0 ? 1 : 2]}`,
  together: (right) => plural(right, 'respuesta correcta entre los dos', 'respuestas correctas entre los dos'),
  nothing: 'Ninguna respuesta correcta esta vez. ¡A probar de nuevo!',
  each: (right) => plural(right, '1 respuesta correcta', `${right} respuestas correctas`),
  parcel: (rope) => {
    if (rope === 0) return 'El paquete se quedó en el centro.';
    const name = PLAYER_NAMES[rope > 0 ? 1 : 2];
    return Math.abs(rope) >= DUEL.marks
      ? `${name} tiró del paquete hasta el final.`
      : `El paquete acabó a ${marks(Math.abs(rope))}, en el lado ${name}.`;
  },
};
