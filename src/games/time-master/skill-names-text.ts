export const topic = 'Time';

/** What a child who has a skill can do. */
export const names = {
  'time.read.half': 'Read a clock at o’clock and half past',
  'time.read.five': 'Read a clock to five minutes',
  'time.read.minute': 'Read a clock to the minute',
  'time.read.day': 'Read the 24-hour clock',
  'time.convert': 'Change hours into minutes, and days into hours',
  'time.elapsed.long': 'Find how long something takes within an hour, or starting on the hour',
  'time.elapsed.longOverHour': 'Find how long something takes across the hour, such as 3:45 to 4:10',
  'time.elapsed.longOverNoon': 'Find how long something takes across noon or midnight',
  'time.elapsed.end': 'Find when something ends within an hour, or starting on the hour',
  'time.elapsed.endOverHour': 'Find when something ends across the hour, such as 25 minutes after 3:45',
  'time.elapsed.endOverNoon': 'Find when something ends across noon or midnight',
  'time.compare.hour': 'Compare a digital time with 4 o’clock',
  'time.compare.half': 'Compare a digital time with half past 3',
  'time.compare.past': 'Compare a digital time with 20 past 3',
  'time.compare.to': 'Compare a digital time with 20 to 4',
  'time.compare.dayAm': 'Compare with a morning time on the 24-hour clock, such as 07:30',
  'time.compare.dayPm': 'Compare with an afternoon or evening time on the 24-hour clock, such as 15:30',
  'time.dates.on': 'Count days forward within a week',
  'time.dates.onPastSunday': 'Count days forward past Sunday',
  'time.dates.onWeeks': 'Count a week or more forward',
  'time.dates.back': 'Count days back',
  'time.dates.backWeeks': 'Count a week or more back',
} as const;
