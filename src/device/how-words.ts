import type { Settings } from './settings';

/**
 * The words of the query parameter `how`, with which a link sets how everyone who opens it plays:
 * `?how=time-none,andika`. Later words override earlier ones.
 */
const HOW_WORDS: Readonly<Record<string, Partial<Settings>>> = {
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

/** The settings that are not the usual ones, as words of a link; empty if all are usual. */
export const printHowWords = (settings: Settings, usual: Settings): string =>
  Object.entries(HOW_WORDS)
    .filter(([, wanted]) => contains(settings, wanted) && !contains(usual, wanted))
    .map(([word]) => word)
    .join(',');

function contains(settings: Settings, wanted: Partial<Settings>): boolean {
  const values = new Map<string, unknown>(Object.entries(settings));
  return Object.entries(wanted).every(([name, value]) => values.get(name) === value);
}
