import * as v from 'valibot';
import { parserOf } from '../../machines/core/stored-shape';
import { TIME_SETTINGS } from '../../machines/core/time-setting';
import { createEnvelopeStore } from './device-store';
import { readLinkSettings } from './link-settings';
import { overrideSettings, type SettingsStore } from './override-settings';
import { requestScanner } from './scan-request';

/** Whether questions are chosen for the player on this device, or are the same for everyone who opens a round. */
export const QUESTION_MIXES = ['me', 'all'] as const;
export type QuestionMix = (typeof QUESTION_MIXES)[number];

/** The time that a scanner lights each item, in milliseconds. */
export const SCAN_MS_RANGE = { min: 300, max: 10_000 } as const;

const settings = v.object({
  time: v.fallback(v.picklist(TIME_SETTINGS), 'normal'),
  mix: v.fallback(v.picklist(QUESTION_MIXES), 'me'),
  isMuted: v.fallback(v.boolean(), false),
  /** Music is off until someone switches it on. */
  isMusicOn: v.fallback(v.boolean(), false),
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.8),
  /** `device` follows what the device asks for. */
  motion: v.fallback(v.picklist(['device', 'calm']), 'device'),
  contrast: v.fallback(v.picklist(['device', 'more']), 'device'),
  /** Whether questions and feedback are read aloud without being asked for. */
  isVoiceOn: v.fallback(v.boolean(), false),
  /** Whether sounds that differ by rhythm tell what happens on the stage. */
  hasSoundPicture: v.fallback(v.boolean(), false),
  letters: v.fallback(v.picklist(['site', 'atkinson', 'andika']), 'site'),
  spacing: v.fallback(v.picklist(['normal', 'wide']), 'normal'),
  textSize: v.fallback(v.picklist(['normal', 'large', 'largest']), 'normal'),
  /** The side of the screen where the number pad is. */
  padSide: v.fallback(v.picklist(['right', 'left']), 'right'),
  /** `switch`: everything can be done with one switch, by scanning. */
  control: v.fallback(v.picklist(['any', 'switch']), 'any'),
  scanMs: v.fallback(v.pipe(v.number(), v.minValue(SCAN_MS_RANGE.min), v.maxValue(SCAN_MS_RANGE.max)), 1500),
  /** Questions in a round: the game's own number, or half of it. */
  roundLength: v.fallback(v.picklist(['usual', 'short']), 'usual'),
  isScoreHidden: v.fallback(v.boolean(), false),
});

/** A player's settings for all games on this device. */
export type Settings = v.InferOutput<typeof settings>;

/** What this device stores, which is all that a saved file contains. */
export const storedSettingsStore = createEnvelopeStore<Settings>('numeria.settings', {
  version: 1,
  fallback: v.parse(settings, {}),
  parse: parserOf(settings),
});

/** The settings that apply: those of the device, overridden by those of the link that opened the page. */
export const settingsStore: SettingsStore<Settings> = overrideSettings(
  storedSettingsStore,
  'location' in globalThis ? readLinkSettings(location.search) : {},
);
settingsStore.subscribe(({ control }) => {
  if (control === 'switch') requestScanner();
});
