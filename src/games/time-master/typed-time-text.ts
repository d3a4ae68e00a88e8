/* The words of typed times, durations and days. */
import type { TimeVocabulary } from '../../../machines/time-master/read-answer';

export const vocabulary: TimeVocabulary = {
  noon: ['noon', 'midday', '12 noon', '12:00 noon', '12 midday'],
  midnight: ['midnight', '12 midnight', '12:00 midnight'],
  am: String.raw`a(?:\.? ?m\.?)?`,
  pm: String.raw`p(?:\.? ?m\.?)?`,
  separator: '[:.h ]',
  clock: "o['’]?clock",
  hours: 'h|hr|hrs|hour|hours',
  minutes: 'm|min|mins|minute|minutes',
  longUnits: 'd|day|days|week|weeks',
  joint: 'and',
  timePhrases: [],
  lengthPhrases: [
    [/^half an hour$/, '30 min'],
    [/^an hour/, '1 hour'],
  ],
  days: [['monday'], ['tuesday'], ['wednesday', 'weds'], ['thursday'], ['friday'], ['saturday'], ['sunday']],
};
