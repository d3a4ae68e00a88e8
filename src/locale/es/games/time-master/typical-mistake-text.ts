import { getHourOnFace, HOUR } from '../../../../../machines/time-master/times';
import type * as English from '../../../../games/time-master/typical-mistake-text';

export const typicalMistakeText: typeof English.typicalMistakeText = ({ asked }, slip) => {
  switch (slip) {
    case 'hourOfHundred':
      return 'Una hora tiene 60 minutos, no 100.';
    case 'minutesForgotten':
      return '¡Las horas están bien! Ahora suma los minutos.';
    case 'dayOfTwelve':
      return 'El reloj da dos vueltas al día: 12 + 12 horas.';
    case 'hourMore':
      return '¡Casi! Sobra solo una hora.';
    case 'hourLess':
      return '¡Casi! Falta una hora.';
    case 'apart':
      return 'Cuenta primero hasta la hora en punto y luego suma el resto.';
    case 'handsSwapped':
      return 'Mira otra vez: la aguja corta marca la hora.';
    case 'nextHour':
      return asked.type === 'clockReading' && asked.shows === 'hands'
        ? `La aguja corta aún no llega al ${getHourOnFace(asked.time + HOUR)}.`
        : '¡Casi! Sobra solo una hora.';
    case 'numberForMinutes':
      return 'Con la aguja larga, cuenta de cinco en cinco.';
    case 'pastForTo':
      return asked.type === 'clockReading' && asked.time % HOUR > HOUR / 2
        ? 'Han pasado más de 30 minutos.'
        : 'Han pasado menos de 30 minutos.';
    case 'otherHalf':
      return '¡La hora está bien! Solo intercambia AM y PM.';
    case 'otherWay':
      return asked.type === 'timeComparison' && asked.asks === 'later'
        ? 'Esa hora viene antes.'
        : 'Esa hora viene después.';
    case 'dayShort':
      return '¡Casi! Empieza a contar desde el día siguiente.';
    case 'dayBeyond':
      return '¡Casi! Sobra solo un día.';
    case 'otherDirection':
      return asked.type === 'dateArithmetic' && asked.days < 0
        ? 'Contaste hacia adelante. Aquí se va hacia atrás.'
        : 'Contaste hacia atrás. Aquí se va hacia adelante.';
  }
};
