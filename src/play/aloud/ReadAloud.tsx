import Speech from 'lucide-react/icons/speech';
import { type MouseEvent, useCallback, useEffect } from 'react';
import { useStore } from '../../device/page-store';
import { hush, speak, spokenStore, voiceStore } from '../../device/speech';
import { useLater } from '../useLater';
import { useShortcut } from '../useShortcut';
import { spokenText } from './spoken-text';
import { toReadStore } from './to-read';

/** The key that reads aloud. No answer has it, so it is one in fields as well. */
const KEY = '?';

/** Whether this device has a voice of its own. */
export const useHasVoice = (): boolean => useStore(voiceStore, null) !== null;

interface Props {
  readonly text: string;
  readonly className: string;
  /** Whether it has the key as well. */
  readonly hasKey?: boolean;
}

/** What was typed goes on where it was: a press takes no focus away. */
const leaveFocus = (event: MouseEvent) => event.preventDefault();

/** Reads a text aloud, as often as it is pressed, and for no longer than it stands. Nothing where the device has no voice. */
export function ReadAloud(props: Props) {
  return useHasVoice() && props.text !== '' ? <ReadButton {...props} /> : null;
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
  const isReading = useStore({ ...spokenStore, read: () => spokenStore.read() === words });
  const read = useCallback(() => speak(words), [words]);
  useEffect(() => () => hush(words), [words]);
  return { read, isReading };
}

/** Reads the question of a round aloud, or what is said of its answer: by a button of its frame, or by a key. */
export function ReadRound() {
  const text = useLater(useStore(toReadStore), false);
  return <ReadAloud text={text} className="frame-button" hasKey />;
}

/** Says that there is a key for it. Its line is there before the device has said whether it has a voice. */
export function ReadAloudHint() {
  const hasVoice = useHasVoice();
  return (
    <p className={`mt-3 touch:hidden ${hasVoice ? '' : 'invisible'}`}>{`Key ${KEY}: hear the question read aloud.`}</p>
  );
}
