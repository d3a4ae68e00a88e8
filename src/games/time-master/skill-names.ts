import type { SkillNames } from '../../catalogue/define-game.ts';
import { names, topic } from './skill-names-text.ts';

export const skillNames: SkillNames = {
  topic,
  isAskedAlone: true,
  skills: {
    'time.read.half': {
      name: names['time.read.half'],
      statement: 'tell-time-hour-half-hour',
      round: { type: 'clock', difficulty: 'easy' },
    },
    'time.read.five': {
      name: names['time.read.five'],
      statement: 'tell-write-time-five-minutes',
      round: { type: 'clock', difficulty: 'medium' },
    },
    'time.read.minute': {
      name: names['time.read.minute'],
      statement: 'estimate-read-time-increasing-accuracy',
      round: { type: 'clock', difficulty: 'hard' },
    },
    'time.read.day': {
      name: names['time.read.day'],
      statement: 'read-write-convert-time-analogue',
      round: { type: 'clock', difficulty: 'hard' },
    },
    'time.convert': {
      name: names['time.convert'],
      statement: 'number-minutes-hour-number-hours',
      round: { difficulty: 'easy' },
    },
    'time.elapsed.long': {
      name: names['time.elapsed.long'],
      statement: 'compare-durations-events-example-calculate',
      round: { difficulty: 'easy' },
    },
    'time.elapsed.longOverHour': {
      name: names['time.elapsed.longOverHour'],
      statement: 'compare-durations-events-example-calculate',
      round: { difficulty: 'medium' },
    },
    'time.elapsed.longOverNoon': {
      name: names['time.elapsed.longOverNoon'],
      statement: 'compare-durations-events-example-calculate',
      round: { difficulty: 'hard' },
    },
    'time.elapsed.end': {
      name: names['time.elapsed.end'],
      statement: 'compare-durations-events-example-calculate',
      round: { difficulty: 'easy' },
    },
    'time.elapsed.endOverHour': {
      name: names['time.elapsed.endOverHour'],
      statement: 'compare-durations-events-example-calculate',
      round: { difficulty: 'medium' },
    },
    'time.elapsed.endOverNoon': {
      name: names['time.elapsed.endOverNoon'],
      statement: 'compare-durations-events-example-calculate',
      round: { difficulty: 'hard' },
    },
    'time.compare.hour': {
      name: names['time.compare.hour'],
      statement: 'practical-problems-time',
      round: { difficulty: 'easy' },
    },
    'time.compare.half': {
      name: names['time.compare.half'],
      statement: 'practical-problems-time',
      round: { difficulty: 'easy' },
    },
    'time.compare.past': {
      name: names['time.compare.past'],
      statement: 'estimate-read-time-increasing-accuracy',
      round: { difficulty: 'medium' },
    },
    'time.compare.to': {
      name: names['time.compare.to'],
      statement: 'estimate-read-time-increasing-accuracy',
      round: { difficulty: 'medium' },
    },
    'time.compare.dayAm': {
      name: names['time.compare.dayAm'],
      statement: 'read-write-convert-time-analogue',
      round: { difficulty: 'hard' },
    },
    'time.compare.dayPm': {
      name: names['time.compare.dayPm'],
      statement: 'read-write-convert-time-analogue',
      round: { difficulty: 'hard' },
    },
    'time.dates.on': {
      name: names['time.dates.on'],
      statement: 'language-relating-dates-days-week',
      round: { difficulty: 'easy' },
    },
    'time.dates.onPastSunday': {
      name: names['time.dates.onPastSunday'],
      statement: 'language-relating-dates-days-week',
      round: { difficulty: 'medium' },
    },
    'time.dates.onWeeks': {
      name: names['time.dates.onWeeks'],
      statement: 'language-relating-dates-days-week',
      round: { difficulty: 'hard' },
    },
    'time.dates.back': {
      name: names['time.dates.back'],
      statement: 'language-relating-dates-days-week',
      round: { difficulty: 'medium' },
    },
    'time.dates.backWeeks': {
      name: names['time.dates.backWeeks'],
      statement: 'language-relating-dates-days-week',
      round: { difficulty: 'hard' },
    },
  },
};
