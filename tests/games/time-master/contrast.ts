import { AMOUNT, CLOCK, LINE, WEEK_COLOURS } from '../../../src/games/time-master/scene/colours';
import { PAPER } from '../../../src/stage/drawing';
import { type Pair } from '../../scenes/helpers/contrast';
import { findColour } from '../../scenes/helpers/drawn';

/** Pairs of colours in the scene that need enough contrast. */
export const pairs: readonly Pair[] = [
  ['the numbers of the clock', 'text', CLOCK.ink, PAPER],
  ['the hour hand', 'shape', findColour('time-master/hand-hour', 'face'), PAPER],
  ['the minute hand', 'shape', findColour('time-master/hand-minute', 'face'), PAPER],
  ['the minutes of an hour', 'text', AMOUNT.ink, AMOUNT.waiting],
  ['counted minutes', 'text', AMOUNT.ink, AMOUNT.done],
  [
    'the dark half of a day beside the light one',
    'shape',
    findColour('time-master/day', 'night'),
    findColour('time-master/day', 'light'),
  ],
  ['counted days', 'text', WEEK_COLOURS.count, WEEK_COLOURS.passed],
  ['the ring around a day', 'shape', WEEK_COLOURS.count, WEEK_COLOURS.tile],
  ['the posts of a time line', 'shape', LINE.post, PAPER],
];
