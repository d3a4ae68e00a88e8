import { isMuted } from '../../../device/sound';
import { ownVoice, speak } from '../../../device/speech';
import { playNumbers } from './recorded-numbers';

/**
 * Reads words aloud with a voice of this device, or else from the recording, and then calls `onOver` once. The returned
 * function stops it. If sound is off, `onOver` is called at once.
 */
export function readNumbers(words: readonly string[], onOver: () => void): () => void {
  if (isMuted()) {
    onOver();
    return () => {};
  }
  return ownVoice() === null ? playNumbers(words, onOver) : speak(words.join(' '), onOver);
}
