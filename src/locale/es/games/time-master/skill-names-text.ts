import type * as English from '../../../../games/time-master/skill-names-text';
import type { Catalogue } from '../../../catalogue';

export const topic = 'El tiempo';

export const names: Catalogue<typeof English.names> = {
  'time.read.half': 'Leer las horas en punto y las medias',
  'time.read.five': 'Leer la hora de cinco en cinco minutos',
  'time.read.minute': 'Leer la hora minuto a minuto',
  'time.read.day': 'Leer el reloj de 24 horas',
  'time.convert': 'Pasar horas a minutos y días a horas',
  'time.elapsed.long': 'Hallar cuánto dura algo dentro de una hora, o desde una hora en punto',
  'time.elapsed.longOverHour': 'Hallar cuánto dura algo de una hora a otra, como de las 3:45 a las 4:10',
  'time.elapsed.longOverNoon': 'Hallar cuánto dura algo que pasa del mediodía o la medianoche',
  'time.elapsed.end': 'Hallar cuándo termina algo dentro de una hora, o desde una hora en punto',
  'time.elapsed.endOverHour': 'Hallar cuándo termina algo en la hora siguiente, como 25 minutos después de las 3:45',
  'time.elapsed.endOverNoon': 'Hallar cuándo termina algo que pasa del mediodía o la medianoche',
  'time.compare.hour': 'Comparar una hora digital con las 4 en punto',
  'time.compare.half': 'Comparar una hora digital con las 3 y media',
  'time.compare.past': 'Comparar una hora digital con las 3 y 20',
  'time.compare.to': 'Comparar una hora digital con las 4 menos 20',
  'time.compare.dayAm': 'Comparar con una hora de la mañana del reloj de 24 horas, como 07:30',
  'time.compare.dayPm': 'Comparar con una hora de la tarde o la noche del reloj de 24 horas, como 15:30',
  'time.dates.on': 'Contar días hacia adelante en la semana',
  'time.dates.onPastSunday': 'Contar días hacia adelante pasando por el domingo',
  'time.dates.onWeeks': 'Contar una semana o más hacia adelante',
  'time.dates.back': 'Contar días hacia atrás',
  'time.dates.backWeeks': 'Contar una semana o más hacia atrás',
};
