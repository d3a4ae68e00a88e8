async function playOnce(): Promise<void> {
  const { playSound, preloadSounds } = await import('../../device/sound');
  preloadSounds('voyage');
  playSound('setSail');
}

/** Plays the sound of the boat. The code of sounds is not loaded with the page, so the first time may be silent. */
export function playSailingSound(): void {
  playOnce().catch(() => {});
}
