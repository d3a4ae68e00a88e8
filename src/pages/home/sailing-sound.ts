/** Plays the sound of the boat. The code of sounds is not loaded with the page, so the first time may be silent. */
export function playSailingSound(): void {
  import('../../device/sound').then(
    ({ playSound, preloadSounds }) => {
      preloadSounds('voyage');
      playSound('setSail');
    },
    () => {},
  );
}
