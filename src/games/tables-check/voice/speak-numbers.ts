import { isMuted } from '../../../device/sound';
import { findLocalVoice, speak } from '../../../device/speech';
import { isRecorded, playRecordedNumbers } from './recorded-numbers';

/**
 * Reads words out with a voice of this device, or otherwise from the recording, and then calls `onOver` once.
 * The returned function stops the speech. If sound is off, or there is neither, `onOver` is called immediately.
 */
export function speakNumbers(words: readonly string[], onOver: () => void): () => void {
  const hasVoice = findLocalVoice() !== null;
  if (isMuted() || !(hasVoice || isRecorded(words))) {
    onOver();
    return () => {};
  }
  return hasVoice ? speak(words.join(' '), onOver) : playRecordedNumbers(words, onOver);
}
