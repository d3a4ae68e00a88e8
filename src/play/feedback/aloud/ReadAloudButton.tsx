import Speech from 'lucide-react/icons/speech';
import { type MouseEvent, useCallback, useEffect } from 'react';
import { localVoiceStore, speak, spokenTextStore, stopSpeaking } from '../../../device/speech';
import { useStore } from '../../../ui/page-store';
import { useAfterPress } from '../../internal/useAfterPress';
import { useShortcut } from '../../internal/useShortcut';
import { readAloudStore } from './read-aloud-store';
import { spokenText } from './spoken-text';

/** Shortcut key. No answer contains this character, so it works in fields too. */
const KEY = '?';

/** Whether this device can speak. */
export const useCanSpeak = (): boolean => useStore(localVoiceStore, null) !== null;

interface Props {
  readonly text: string;
  readonly className: string;
  readonly hasKey?: boolean;
}

/** A press does not take the focus from the field, so typing can continue. */
const leaveFocus = (event: MouseEvent) => event.preventDefault();

/** Button that reads text aloud. Speech stops when the text disappears. Renders nothing if the device cannot speak. */
export function ReadAloudButton(props: Props) {
  return useCanSpeak() && props.text !== '' ? <ReadButton {...props} /> : null;
}

function ReadButton({ text, className, hasKey = false }: Props) {
  const { read, isReading } = useReading(text);
  useShortcut(KEY, hasKey, read);
  return (
    <button
      type="button"
      className={`read-aloud ${className}`}
      aria-label="Read aloud"
      title={hasKey ? `Read aloud (key ${KEY})` : 'Read aloud'}
      data-reading={isReading}
      onMouseDown={leaveFocus}
      onClick={read}
    >
      <Speech aria-hidden className="icon" />
    </button>
  );
}

function useReading(text: string) {
  const words = spokenText(text);
  const isReading = useStore({ ...spokenTextStore, read: () => spokenTextStore.read() === words });
  const read = useCallback(() => speak(words), [words]);
  useEffect(() => () => stopSpeaking(words), [words]);
  return { read, isReading };
}

/** Reads the question of a round or its feedback aloud, with a button or the shortcut key. */
export function ReadQuestionButton() {
  const text = useAfterPress(useStore(readAloudStore), false);
  return <ReadAloudButton text={text} className="frame-button" hasKey />;
}

/** Mentions the shortcut key. The line reserves its space until the device has reported its voices. */
export function ReadAloudHint() {
  const hasVoice = useCanSpeak();
  return (
    <p
      className={`mt-3 touch:hidden ${hasVoice ? '' : 'invisible'}`}
    >{`Press ${KEY} to hear the question read aloud.`}</p>
  );
}
