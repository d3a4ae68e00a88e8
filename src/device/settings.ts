import * as v from 'valibot';
import { parserOf } from '../../machines/core/stored-shape';
import { TIME_SETTINGS } from '../../machines/core/time-setting';
import { createEnvelopeStore } from './device-store';

/** Whether questions are chosen for the player on this device, or are the same for everyone who opens a round. */
export const QUESTION_MIXES = ['me', 'all'] as const;
export type QuestionMix = (typeof QUESTION_MIXES)[number];

const settings = v.object({
  time: v.fallback(v.picklist(TIME_SETTINGS), 'normal'),
  mix: v.fallback(v.picklist(QUESTION_MIXES), 'me'),
  isMuted: v.fallback(v.boolean(), false),
  /** Music is off until someone switches it on. */
  isMusicOn: v.fallback(v.boolean(), false),
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.8),
});

/** A player's settings for all games on this device. */
export type Settings = v.InferOutput<typeof settings>;

export const settingsStore = createEnvelopeStore<Settings>('numeria.settings', {
  version: 1,
  fallback: v.parse(settings, {}),
  parse: parserOf(settings),
});
