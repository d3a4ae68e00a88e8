import type * as English from '../../../../games/time-master/typed-time-text';

export const vocabulary: typeof English.vocabulary = {
  noon: ['mediodía', 'mediodia', 'el mediodía', 'el mediodia', '12 del mediodía'],
  midnight: ['medianoche', 'la medianoche', '12 de la medianoche'],
  am: String.raw`a(?:\.? ?m\.?)?|de la mañana|de la madrugada`,
  pm: String.raw`p(?:\.? ?m\.?)?|de la tarde|de la noche`,
  separator: '[:.h ]|horas?|y',
  clock: 'h|horas?|en punto',
  hours: 'h|hr|hrs|hora|horas',
  minutes: 'm|min|mins|minuto|minutos',
  longUnits: 'd|día|días|dia|dias|semana|semanas',
  joint: 'y',
  timePhrases: [[/^(?:a )?las? /, '']],
  lengthPhrases: [
    [/^media hora$/, '30 min'],
    [/^una hora y media$/, '1 h 30 min'],
    [/^una hora/, '1 h'],
  ],
  days: [['lunes'], ['martes'], ['miércoles', 'miercoles'], ['jueves'], ['viernes'], ['sábado', 'sabado'], ['domingo']],
};
