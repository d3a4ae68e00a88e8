/** Plays the sound of the boat. The code of sounds is not loaded with the page, so the first time may be silent. */
export async function playSailingSound(): Promise<void> {
  try {
    const { playSound, preloadSounds } = await import('../../device/sound');
    preloadSounds('voyage');
    playSound('setSail');
  } catch {
    // Without the network, the boat sails silently.
  }
}
