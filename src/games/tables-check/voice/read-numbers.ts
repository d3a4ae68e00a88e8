import { isMuted } from '../../../device/sound';
import { ownVoice, speak } from '../../../device/speech';
import { playNumbers } from './recorded-numbers';

/**
 * Reads words aloud by a voice of this device, else as they were recorded, and then calls `onOver`, once; the returned
 * function falls silent. Where the site is quiet it is over at once.
 */
export function readNumbers(words: readonly string[], onOver: () => void): () => void {
  if (isMuted()) {
    onOver();
    return () => {};
  }
  return ownVoice() === null ? playNumbers(words, onOver) : speak(words.join(' '), onOver);
}
