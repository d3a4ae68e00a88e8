import Speech from 'lucide-react/icons/speech';
import { type MouseEvent, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { NO_MEMORY } from '../../../../machines/learning/memory';
import { learningStore } from '../../../device/learning';
import { settingsStore } from '../../../device/settings';
import { localVoiceStore, speak, spokenTextStore, stopSpeaking } from '../../../device/speech';
import { useStore } from '../../../ui/page-store';
import { useAfterPress } from '../../internal/useAfterPress';
import { useShortcut } from '../../internal/useShortcut';
import { readAloudStore } from './read-aloud-store';
import { spokenText } from './spoken-text';
import { readAloud, readAloudHint, readAloudKey } from './text';

/** Shortcut key. No answer contains this character, so it works in fields too. */
const KEY = '?';

/** Whether this device can speak. */
export const useCanSpeak = (): boolean => useStore(localVoiceStore, null) !== null;

interface Props {
  readonly text: string;
  readonly className: string;
}

/** A press does not take the focus from the field, so typing can continue. */
const leaveFocus = (event: MouseEvent) => event.preventDefault();

/** Button that reads text aloud. Speech stops when the text disappears. Renders nothing if the device cannot speak. */
export function ReadAloudButton(props: Props) {
  return useCanSpeak() && props.text !== '' ? <ReadButton {...props} /> : null;
}

function ReadButton({ text, className }: Props) {
  const { read, isReading } = useReading(text);
  return (
    <button
      type="button"
      className={`read-aloud ${className}`}
      aria-label={readAloud}
      title={readAloud}
      data-reading={isReading}
      onMouseDown={leaveFocus}
      onClick={read}
    >
      <Speech aria-hidden className="icon" />
    </button>
  );
}

/** A child who has asked for this many texts gets the next ones without a press. */
const FOLLOWS_AFTER = 2;

/**
 * The button of a round. A child who cannot read yet presses it for each question, so after the second one it goes on
 * by itself, until it is pressed while it reads. It stands out until a new child's first answer.
 */
function ReadRoundButton({ text }: Pick<Props, 'text'>) {
  const { read, isReading } = useReading(text);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const isNewChild = useStore(learningStore, NO_MEMORY) === NO_MEMORY;
  const isFollowing = asked.length >= FOLLOWS_AFTER;
  // With "Read to me" on, the announcements are heard already.
  const { isVoiceOn } = useStore(settingsStore);
  const follow = useEffectEvent((shown: string) => {
    if (isFollowing && !isVoiceOn && asked.at(-1) !== shown) speak(spokenText(shown));
  });
  useEffect(() => follow(text), [text]);
  const press = () => {
    if (isFollowing && isReading) {
      setAsked([]);
      stopSpeaking(spokenText(text));
      return;
    }
    setAsked((texts) => (texts.includes(text) ? texts : [...texts, text]));
    read();
  };
  useShortcut(KEY, true, press);
  return (
    <button
      type="button"
      className="read-aloud frame-button"
      aria-label={readAloud}
      title={readAloudKey(KEY)}
      data-reading={isReading || isFollowing}
      data-new={isNewChild && asked.length === 0}
      onMouseDown={leaveFocus}
      onClick={press}
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
  return useCanSpeak() && text !== '' ? <ReadRoundButton text={text} /> : null;
}

/** Mentions the shortcut key. The line reserves its space until the device has reported its voices. */
export function ReadAloudHint() {
  const hasVoice = useCanSpeak();
  return <p className={`mt-3 touch:hidden ${hasVoice ? '' : 'invisible'}`}>{readAloudHint(KEY)}</p>;
}
