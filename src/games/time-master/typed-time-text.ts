/* The words of typed times, durations and days. */
import type { TimeVocabulary } from '../../../machines/time-master/read-answer';

export const vocabulary: TimeVocabulary = {
  noon: /(?:12(?::00)? )?(?:noon|midday)/,
  midnight: /(?:12(?::00)? )?midnight/,
  am: /a(?:\.? ?m\.?)?/,
  pm: /p(?:\.? ?m\.?)?/,
  separator: /[:.h ]/,
  clock: /o['’]?clock/,
  hours: /h|hr|hrs|hour|hours/,
  minutes: /m|min|mins|minute|minutes/,
  longUnits: /d|day|days|week|weeks/,
  joint: /and/,
  rephraseTime: (typed) => typed,
  rephraseLength: (typed) => typed.replace(/^half an hour$/, '30 min').replace(/^an hour/, '1 hour'),
  days: [['monday'], ['tuesday'], ['wednesday', 'weds'], ['thursday'], ['friday'], ['saturday'], ['sunday']],
};
