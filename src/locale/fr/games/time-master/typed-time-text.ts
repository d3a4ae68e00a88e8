import type * as English from '../../../../games/time-master/typed-time-text';

export const vocabulary: typeof English.vocabulary = {
  noon: /(?:12 h )?midi/,
  midnight: /(?:12 h )?minuit/,
  am: /a(?:\.? ?m\.?)?|du matin|matin|de la nuit/,
  pm: /p(?:\.? ?m\.?)?|de l['’]apr[eè]s-midi|apr[eè]s-midi|du soir|soir/,
  separator: /[:.h ]|heures?/,
  clock: /h|heures?|heures? pile/,
  hours: /h|heure|heures/,
  minutes: /m|mn|min|mins|minute|minutes/,
  longUnits: /j|jour|jours|semaine|semaines/,
  joint: /et/,
  rephraseTime: (typed) => typed,
  rephraseLength: (typed) =>
    typed
      .replace(/^une demi-heure$/, '30 min')
      .replace(/^une heure et demie$/, '1 h 30 min')
      .replace(/^une heure/, '1 h'),
  days: [['lundi'], ['mardi'], ['mercredi'], ['jeudi'], ['vendredi'], ['samedi'], ['dimanche']],
};
