import { STORM } from '../../../../../../machines/core/storm';
import type * as English from '../../../../../play/modes/storm/text';
import type { Catalogue } from '../../../../catalogue';
import { plural } from '../../../grammar';

export const text: Catalogue<typeof English.text> = {
  title: 'Una clase contra la tormenta',
  rules: [
    `${STORM.stretches} respuestas correctas llevan el barco al otro lado del mar.`,
    'Un error acerca la tormenta, y se ve por qué. No hay reloj y nadie puede perder.',
  ],
  voyage: 'Nombre del viaje:',
  sameForAll: 'Otra clase puede escribir estas dos palabras para tener las mismas preguntas.',
  other: 'Nombre del viaje de otra clase',
  take: 'Usar estas palabras',
  unknown: 'Ese no es el nombre de un viaje. Revisa las letras y prueba otra vez.',
  start: 'Zarpar',
  alone: 'Un jugador',
  sea: (right, near) =>
    `El barco ha navegado ${right} de ${STORM.stretches} tramos. ${near === 0 ? 'La tormenta está lejos.' : near < STORM.steps ? 'La tormenta está cerca.' : 'La tormenta está justo encima del barco.'}`,
  of: `de ${STORM.stretches}`,
  over: '¡El barco llegó al otro lado!',
  ashore: 'De vuelta en el puerto',
  reached: (right) =>
    right === 0
      ? 'El barco espera.'
      : plural(right, 'La clase acertó 1 pregunta.', `La clase acertó ${right} preguntas.`),
  learnt: (wrong) =>
    wrong === 0
      ? 'La tormenta se quedó lejos.'
      : plural(wrong, 'La clase aprendió de 1 error.', `La clase aprendió de ${wrong} errores.`),
  again: 'Zarpar otra vez',
  menu: 'Menú principal',
  home: 'Inicio',
};
