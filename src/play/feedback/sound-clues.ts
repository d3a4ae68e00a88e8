/* Sounds for players who listen: they differ by rhythm, and are only loaded if the setting is on. */
import { useEffect } from 'react';
import { settingsStore } from '../../device/settings';
import { playSound, preloadSounds } from '../../device/sound';
import type { SoundName } from '../../device/sound-sprites';
import { useStore } from '../../ui/page-store';

const CLUES: Readonly<Record<string, SoundName>> = {
  correct: 'earRight',
  incorrect: 'earWrong',
  timedOut: 'earWrong',
  streak: 'earStreak',
};

export const hasSoundClues = (): boolean => settingsStore.read().hasSoundPicture;

/** The sound that replaces those of an event; null if the setting is off or the event has none. */
export const soundClueFor = (type: string): SoundName | null => (hasSoundClues() ? (CLUES[type] ?? null) : null);

/** Warns that something is near the ground, or that time is running out. */
export function playWarning(name: 'earNear' | 'earTime'): void {
  if (hasSoundClues()) playSound(name);
}

/** Loads the sounds once the setting is on. */
export function useSoundClues(): void {
  const isOn = useStore(settingsStore, settingsStore.format.fallback).hasSoundPicture;
  useEffect(() => {
    if (isOn) preloadSounds('ear');
  }, [isOn]);
}
