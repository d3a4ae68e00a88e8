import type { Settings } from './settings';

/**
 * The words of the query parameter `how`, with which a link sets how everyone who opens it plays:
 * `?how=time-none,andika`. Later words override earlier ones.
 */
export const HOW_WORDS: Readonly<Record<string, Partial<Settings>>> = {
  'time-normal': { time: 'normal' },
  'time-longer': { time: 'longer' },
  'time-none': { time: 'none' },
  calm: { motion: 'calm' },
  voice: { isVoiceOn: true },
  sounds: { hasSoundPicture: true },
  atkinson: { letters: 'atkinson' },
  andika: { letters: 'andika' },
  wide: { spacing: 'wide' },
  large: { textSize: 'large' },
  largest: { textSize: 'largest' },
  contrast: { contrast: 'more' },
  left: { padSide: 'left' },
  switch: { control: 'switch' },
  short: { roundLength: 'short' },
  'no-score': { isScoreHidden: true },
};

/** The settings that a link asks for. Unknown words are ignored. */
export const readHowWords = (search: string): Partial<Settings> =>
  Object.assign(
    {},
    ...(new URLSearchParams(search).get('how') ?? '')
      .split(',')
      .map((word) => (Object.hasOwn(HOW_WORDS, word) ? HOW_WORDS[word] : {})),
  );
