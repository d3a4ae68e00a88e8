import type { SkillNames } from '../../catalogue/define-game.ts';

export const skillNames: SkillNames = {
  topic: 'Time',
  isAskedAlone: true,
  skills: {
    'time.read.half': {
      name: 'Read a clock at o’clock and half past',
      statement: 'tell-time-hour-half-hour',
      round: { type: 'clock', difficulty: 'easy' },
    },
    'time.read.five': {
      name: 'Read a clock to five minutes',
      statement: 'tell-write-time-five-minutes',
      round: { type: 'clock', difficulty: 'medium' },
    },
    'time.read.minute': {
      name: 'Read a clock to the minute',
      statement: 'estimate-read-time-increasing-accuracy',
      round: { type: 'clock', difficulty: 'hard' },
    },
    'time.read.day': {
      name: 'Read the 24-hour clock',
      statement: 'read-write-convert-time-analogue',
      round: { type: 'clock', difficulty: 'hard' },
    },
    'time.convert': {
      name: 'Change hours into minutes, and days into hours',
      statement: 'number-minutes-hour-number-hours',
      round: { difficulty: 'easy' },
    },
    'time.elapsed.long': {
      name: 'Find how long something takes within an hour, or starting on the hour',
      statement: 'compare-durations-events-example-calculate',
      round: { difficulty: 'easy' },
    },
    'time.elapsed.longOverHour': {
      name: 'Find how long something takes across the hour, such as 3:45 to 4:10',
      statement: 'compare-durations-events-example-calculate',
      round: { difficulty: 'medium' },
    },
    'time.elapsed.longOverNoon': {
      name: 'Find how long something takes across noon or midnight',
      statement: 'compare-durations-events-example-calculate',
      round: { difficulty: 'hard' },
    },
    'time.elapsed.end': {
      name: 'Find when something ends within an hour, or starting on the hour',
      statement: 'compare-durations-events-example-calculate',
      round: { difficulty: 'easy' },
    },
    'time.elapsed.endOverHour': {
      name: 'Find when something ends across the hour, such as 25 minutes after 3:45',
      statement: 'compare-durations-events-example-calculate',
      round: { difficulty: 'medium' },
    },
    'time.elapsed.endOverNoon': {
      name: 'Find when something ends across noon or midnight',
      statement: 'compare-durations-events-example-calculate',
      round: { difficulty: 'hard' },
    },
    'time.compare.hour': {
      name: 'Compare a digital time with 4 o’clock',
      statement: 'practical-problems-time',
      round: { difficulty: 'easy' },
    },
    'time.compare.half': {
      name: 'Compare a digital time with half past 3',
      statement: 'practical-problems-time',
      round: { difficulty: 'easy' },
    },
    'time.compare.past': {
      name: 'Compare a digital time with 20 past 3',
      statement: 'estimate-read-time-increasing-accuracy',
      round: { difficulty: 'medium' },
    },
    'time.compare.to': {
      name: 'Compare a digital time with 20 to 4',
      statement: 'estimate-read-time-increasing-accuracy',
      round: { difficulty: 'medium' },
    },
    'time.compare.dayAm': {
      name: 'Compare with a morning time on the 24-hour clock, such as 07:30',
      statement: 'read-write-convert-time-analogue',
      round: { difficulty: 'hard' },
    },
    'time.compare.dayPm': {
      name: 'Compare with an afternoon or evening time on the 24-hour clock, such as 15:30',
      statement: 'read-write-convert-time-analogue',
      round: { difficulty: 'hard' },
    },
    'time.dates.on': {
      name: 'Count days forward within a week',
      statement: 'language-relating-dates-days-week',
      round: { difficulty: 'easy' },
    },
    'time.dates.onPastSunday': {
      name: 'Count days forward past Sunday',
      statement: 'language-relating-dates-days-week',
      round: { difficulty: 'medium' },
    },
    'time.dates.onWeeks': {
      name: 'Count a week or more forward',
      statement: 'language-relating-dates-days-week',
      round: { difficulty: 'hard' },
    },
    'time.dates.back': {
      name: 'Count days back',
      statement: 'language-relating-dates-days-week',
      round: { difficulty: 'medium' },
    },
    'time.dates.backWeeks': {
      name: 'Count a week or more back',
      statement: 'language-relating-dates-days-week',
      round: { difficulty: 'hard' },
    },
  },
};
