import { isMuted } from '../../../device/sound';
import { findLocalVoice, speak } from '../../../device/speech';
import { playRecordedNumbers } from './recorded-numbers';

/**
 * Reads words out with a voice of this device, or otherwise from the recording, and then calls `onOver` once.
 * The returned function stops the speech. If sound is off, `onOver` is called immediately.
 */
export function speakNumbers(words: readonly string[], onOver: () => void): () => void {
  if (isMuted()) {
    onOver();
    return () => {};
  }
  return findLocalVoice() === null ? playRecordedNumbers(words, onOver) : speak(words.join(' '), onOver);
}
