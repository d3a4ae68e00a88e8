import type * as English from '../../../../games/time-master/typed-time-text';

export const vocabulary: typeof English.vocabulary = {
  noon: ['midi', '12 h midi'],
  midnight: ['minuit', '12 h minuit'],
  am: String.raw`a(?:\.? ?m\.?)?|du matin|matin|de la nuit`,
  pm: String.raw`p(?:\.? ?m\.?)?|de l['’]apr[eè]s-midi|apr[eè]s-midi|du soir|soir`,
  separator: '[:.h ]|heures?',
  clock: 'h|heures?|heures? pile',
  hours: 'h|heure|heures',
  minutes: 'm|mn|min|mins|minute|minutes',
  longUnits: 'j|jour|jours|semaine|semaines',
  joint: 'et',
  timePhrases: [],
  lengthPhrases: [
    [/^une demi-heure$/, '30 min'],
    [/^une heure et demie$/, '1 h 30 min'],
    [/^une heure/, '1 h'],
  ],
  days: [['lundi'], ['mardi'], ['mercredi'], ['jeudi'], ['vendredi'], ['samedi'], ['dimanche']],
};
