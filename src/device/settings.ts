import * as v from 'valibot';
import { CURRENCIES } from '../../machines/core/currencies';
import { parserOf } from '../../machines/core/stored-shape';
import { TIME_SETTINGS } from '../../machines/core/time-setting';
import { createEnvelopeStore } from './device-store';
import { readLinkSettings } from './link-settings';
import { overrideSettings, type SettingsStore } from './override-settings';
import { requestScanner } from './scan-request';

/** Whether questions are picked for this device's player (`me`), or are the same for everyone (`all`). */
export const QUESTION_MIXES = ['me', 'all'] as const;
export type QuestionMix = (typeof QUESTION_MIXES)[number];

/** Limits for `scanMs`. */
export const SCAN_MS_RANGE = { min: 300, max: 10_000 } as const;

const settings = v.object({
  time: v.fallback(v.picklist(TIME_SETTINGS), 'normal'),
  mix: v.fallback(v.picklist(QUESTION_MIXES), 'me'),
  isMuted: v.fallback(v.boolean(), false),
  isMusicOn: v.fallback(v.boolean(), false),
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.8),
  /** `device` follows the operating system's setting. */
  motion: v.fallback(v.picklist(['device', 'calm']), 'device'),
  contrast: v.fallback(v.picklist(['device', 'more']), 'device'),
  /** Whether questions and feedback are read aloud automatically. */
  isVoiceOn: v.fallback(v.boolean(), false),
  /** Sound clues: whether different rhythms signal what is happening in the game. */
  hasSoundPicture: v.fallback(v.boolean(), false),
  /** The font. `site` is the site's own font, Nunito. */
  letters: v.fallback(v.picklist(['site', 'atkinson', 'andika']), 'site'),
  spacing: v.fallback(v.picklist(['normal', 'wide']), 'normal'),
  textSize: v.fallback(v.picklist(['normal', 'large', 'largest']), 'normal'),
  /** The side of the screen where the number pad is. */
  padSide: v.fallback(v.picklist(['right', 'left']), 'right'),
  /** `switch`: the player uses one switch, so the site is scanned. */
  control: v.fallback(v.picklist(['any', 'switch']), 'any'),
  /** How long the scanner highlights each item, in milliseconds. */
  scanMs: v.fallback(v.pipe(v.number(), v.minValue(SCAN_MS_RANGE.min), v.maxValue(SCAN_MS_RANGE.max)), 1500),
  /** Whether a round has the game's usual number of questions, or half as many. */
  roundLength: v.fallback(v.picklist(['usual', 'short']), 'usual'),
  isScoreHidden: v.fallback(v.boolean(), false),
  /** How numbers are written: words of src/notation/choices.ts. Unknown ones count as the language's own. */
  notation: v.fallback(v.string(), ''),
  /** The coins and notes of games about money, if they are not those of the language. */
  money: v.fallback(v.optional(v.picklist(CURRENCIES)), undefined),
});

/** The player's settings for all games on this device. */
export type Settings = v.InferOutput<typeof settings>;

/** The device's own settings, without those of a link. Progress files contain only these. */
export const storedSettingsStore = createEnvelopeStore<Settings>('numeria.settings', {
  version: 1,
  fallback: v.parse(settings, {}),
  parse: parserOf(settings),
});

/** The settings in effect: those of the device, overridden by those of the link that opened the page. */
export const settingsStore: SettingsStore<Settings> = overrideSettings(
  storedSettingsStore,
  'location' in globalThis ? readLinkSettings(location.search) : {},
);
settingsStore.subscribe(({ control }) => {
  if (control === 'switch') requestScanner();
});
