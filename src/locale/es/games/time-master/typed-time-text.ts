import type * as English from '../../../../games/time-master/typed-time-text';

export const vocabulary: typeof English.vocabulary = {
  noon: /(?:el |12 del )?mediod[ií]a/,
  midnight: /(?:la |12 de la )?medianoche/,
  am: /a(?:\.? ?m\.?)?|de la mañana|de la madrugada/,
  pm: /p(?:\.? ?m\.?)?|de la tarde|de la noche/,
  separator: /[:.h ]|horas?|y/,
  clock: /h|horas?|en punto/,
  hours: /h|hr|hrs|hora|horas/,
  minutes: /m|min|mins|minuto|minutos/,
  longUnits: /d|día|días|dia|dias|semana|semanas/,
  joint: /y/,
  rephraseTime: (typed) => typed.replace(/^(?:a )?las? /, ''),
  rephraseLength: (typed) =>
    typed
      .replace(/^media hora$/, '30 min')
      .replace(/^una hora y media$/, '1 h 30 min')
      .replace(/^una hora/, '1 h'),
  days: [['lunes'], ['martes'], ['miércoles', 'miercoles'], ['jueves'], ['viernes'], ['sábado', 'sabado'], ['domingo']],
};
