/* Sounds for players who listen. Each has its own rhythm. They are only loaded if the setting "Sound clues" is on. */
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

/** The sound to play for an event instead of its usual sounds; null if sound clues are off or it has none. */
export const soundClueFor = (type: string): SoundName | null => (hasSoundClues() ? (CLUES[type] ?? null) : null);

/** Warns that something is near the ground, or that time is running out. */
export function playWarning(name: 'earNear' | 'earTime'): void {
  if (hasSoundClues()) playSound(name);
}

/** Preloads the sounds once the setting is on. */
export function useSoundClues(): void {
  const isOn = useStore(settingsStore, settingsStore.format.fallback).hasSoundPicture;
  useEffect(() => {
    if (isOn) preloadSounds('ear');
  }, [isOn]);
}
