/* The text over a clock that is read: what each hand shows, or the figures of a digital clock. */
import type { ClockReading } from '../../../machines/time-master/time-problem';
import type { View } from '../../stage/scene';
import { formatDigitalTime } from './digital-time';
import { faceLabel, type Label, PLAIN } from './label';
import { longHand, longHandShows, readingText, shortHand, shortHandShows } from './reading-text';
import { timeMasterLayout } from './scene/layout';

/** Before the answer, what the hands are for; after it, what they show. */
function handLabels({ time }: ClockReading, isAnswered: boolean, view: View): readonly Label[] {
  const [hour, minute] = timeMasterLayout(view).hands;
  return [
    {
      ...PLAIN,
      key: 'hour',
      text: isAnswered ? shortHandShows(time) : shortHand,
      look: 'hourHand',
      area: hour,
    },
    {
      ...PLAIN,
      key: 'minute',
      text: isAnswered ? longHandShows(time) : longHand,
      look: 'minuteHand',
      area: minute,
    },
  ];
}

/** The figures of a digital clock, as large as both hands' labels together. */
function digitalLabel(asked: ClockReading, view: View): Label {
  const [hour, minute] = timeMasterLayout(view).hands;
  const area = { ...hour, height: minute.y + minute.height - hour.y };
  return { ...PLAIN, key: 'digital', text: formatDigitalTime(asked), look: 'digital', area };
}

export function readingLabels(asked: ClockReading, isAnswered: boolean, view: View): readonly Label[] {
  const { chip, reading } = timeMasterLayout(view);
  const answer = readingText(asked, asked.time);
  const hasHands = asked.shows === 'hands';
  const shown = hasHands ? handLabels(asked, isAnswered, view) : [digitalLabel(asked, view)];
  return [
    { ...PLAIN, key: 'chip', text: isAnswered ? answer : '?', area: chip, look: 'chip', isAnswer: isAnswered },
    ...shown,
    ...(hasHands || isAnswered ? [] : [faceLabel(reading, 0)]),
  ];
}
