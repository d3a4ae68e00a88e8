import * as v from 'valibot';
import { TIME_SETTINGS } from '../../machines/core/time-setting';
import { envelopeStore } from './device-store';

/** Whether what is asked is mixed for the player of this device, or is the same for all who open a round. */
export const MIXES = ['me', 'all'] as const;
export type Mixing = (typeof MIXES)[number];

const settings = v.object({
  time: v.fallback(v.picklist(TIME_SETTINGS), 'normal'),
  mix: v.fallback(v.picklist(MIXES), 'me'),
  isMuted: v.fallback(v.boolean(), false),
  /** Whether the places play their music: off until somebody wants it. */
  isMusicOn: v.fallback(v.boolean(), false),
  /** 0 to 1. */
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.8),
});

/** What a player has chosen for all games on this device. */
export type Settings = v.InferOutput<typeof settings>;

export const settingsStore = envelopeStore<Settings>('numeria.settings', {
  version: 1,
  fallback: v.parse(settings, {}),
  parse: (data) => {
    const { success, output } = v.safeParse(settings, data);
    return success ? output : null;
  },
});
