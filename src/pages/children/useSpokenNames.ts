import { useEffect, useRef, useState } from 'react';
import { readSettingsOfAll } from '../../device/children';
import { speak } from '../../device/speech';

/**
 * A function that speaks a text in place of the one before, if any child on this device is read to, because nobody has
 * been chosen yet. Speech stops when the dialog closes.
 */
export function useSpokenNames(): (text: string) => void {
  const [isVoiceOn] = useState(() => readSettingsOfAll().some((settings) => settings.isVoiceOn));
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  return (text) => {
    if (isVoiceOn) stop.current = speak(text);
  };
}
