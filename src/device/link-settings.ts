import { TIME_SETTINGS, type TimeSetting } from '../../machines/core/time-setting';

/** The settings that a link can override (see Settings in settings.ts). */
interface LinkSettings {
  readonly time: TimeSetting;
  readonly motion: 'calm';
  readonly isVoiceOn: boolean;
  readonly hasSoundPicture: boolean;
  readonly letters: 'atkinson' | 'andika';
  readonly spacing: 'wide';
  readonly textSize: 'large' | 'largest';
  readonly contrast: 'more';
  readonly padSide: 'left';
  readonly control: 'switch';
  readonly roundLength: 'short';
  readonly isScoreHidden: boolean;
  readonly notation: string;
}

/**
 * The words of the query parameter `how`, which overrides settings for everyone who opens the link, for example
 * `?how=time-none,andika`. Later words override earlier ones.
 */
export const LINK_SETTINGS: Readonly<Record<string, Partial<LinkSettings>>> = {
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

/** The settings that a link overrides with its parameters `how`, `time` and `notation`. Unknown words are ignored. */
export function readLinkSettings(search: string): Partial<LinkSettings> {
  const parameters = new URLSearchParams(search);
  const words = (parameters.get('how') ?? '').split(',');
  const time = TIME_SETTINGS.find((value) => value === parameters.get('time'));
  const notation = parameters.get('notation');
  return Object.assign(
    {},
    ...words.map((word) => (Object.hasOwn(LINK_SETTINGS, word) ? LINK_SETTINGS[word] : {})),
    time !== undefined && { time },
    notation !== null && { notation },
  );
}
