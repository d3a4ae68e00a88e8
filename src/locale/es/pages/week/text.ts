import type * as English from '../../../../pages/week/text';
import { formatDate } from '../../../../ui/dates';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

export const lengthText: typeof English.lengthText = ({ unit, count }) =>
  unit === 'minutes'
    ? plural(count, `${count} minuto`, `${count} minutos`)
    : plural(count, `${count} partida`, `${count} partidas`);

const dayText = (day: Date): string =>
  formatDate(day, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

export const text: Catalogue<typeof English.text> = {
  title: 'Tu semana',
  about: 'Tu docente puede reunir partidas para una semana. Su enlace se abre aquí, en tu dispositivo.',
  make: 'Preparar una semana',
  map: 'Ver todos los juegos',
  order: {
    any: 'Visita las islas en el orden que quieras.',
    days: 'Visita una isla cada día, en este orden.',
  },
  islands: 'Las islas de tu semana',
  done: '¡Has visitado todas las islas!',
  doneToday: 'Esto es todo por hoy. ¡Vuelve mañana!',
  playMore: 'Jugar la siguiente ahora',
  goTo: (title) => `Rumbo a ${title}`,
  goOnTo: (title) => `Seguir hasta ${title}`,
  day: (number) => `Día ${number}`,
  isDone: 'Hecha',
  minutesPlayed: (played, all) => `${played} de ${all} minutos`,
  missing: (count) =>
    plural(
      count,
      'Una isla de esta semana no está en esta versión de Numeria. Puedes jugar a las otras.',
      `${count} islas de esta semana no están en esta versión de Numeria. Puedes jugar a las otras.`,
    ),
  stored:
    'Lo que juegas se guarda solo en este dispositivo. Se olvida cuatro semanas después de tu última visita a esta semana.',
  change: 'Para docentes: cambiar esta semana',
  others: 'Semanas de tu docente',
  games: (titles) => titles.join(', '),
  other: (games, day) => `${games} (abierta el ${dayText(day)})`,
  errors: {
    newer:
      'Este enlace se hizo con una versión de Numeria más nueva que la de este dispositivo. Comprueba que hay conexión, cierra todas las páginas de Numeria y abre el enlace otra vez.',
    damaged:
      'A este enlace le falta una parte o ha cambiado. Pide el enlace otra vez, y comprueba que lo copias entero.',
    gone: 'Esta versión de Numeria ya no tiene los juegos de esta semana. Pide un enlace nuevo.',
  },
  stillPlay: 'Todavía puedes jugar a:',
  code: {
    title: 'Muestra que has llegado',
    qrCode: 'Código QR de estas letras',
    how: 'Muestra este código a la cámara de la pizarra de la clase, o lee las letras. Tu barco se une entonces a los demás.',
    holds:
      'Contiene tu animal, tu vela, cuántas islas había y un número al azar. No contiene tu nombre, y no se envía nada.',
    change: 'Elegir otro animal u otra vela',
    animal: 'Tu animal',
    sail: 'Tu vela',
  },
  board: {
    title: 'Barcos que han llegado',
    none: 'Todavía no ha llegado ningún barco.',
    count: (count) => plural(count, 'Ha llegado un barco.', `Han llegado ${count} barcos.`),
    join: 'Abrir la semana',
    steps: [
      'Escanea esto con tu dispositivo, o abre el enlace.',
      'Visita todas las islas. Puedes parar y volver otro día.',
      'Al final recibes un código. Muéstralo a esta pizarra.',
    ],
    another: 'Otra semana',
    stored:
      'Los códigos están solo en esta pestaña y se borran al cerrarla. No hay clasificación, y no se muestra ninguna respuesta.',
  },
};
