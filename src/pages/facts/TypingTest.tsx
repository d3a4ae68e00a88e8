import './typing-test.css';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { normaliseTypedText } from '../../../machines/core/typed-text';
import { isTimedDevice } from '../../../machines/learning/entry-speed';
import { rememberCopyingSpeed } from '../../../machines/learning/memory';
import { learningStore } from '../../device/learning';
import { getToday } from '../../device/today';
import { DELETE_KEY, NumberPad } from '../../play/answers/NumberPad';
import { getInputDevice, trackInputDevice } from '../../play/round/input-device';
import { Button } from '../../ui/Button';
import { typeDigit } from '../../ui/digit-keys';
import { StatusNote } from '../progress/ActionCard';
import { text } from './text';

const { typing } = text;

/** The numbers to copy. They have one to three digits, on keys that are far apart. */
const NUMBERS = ['7', '42', '5', '18', '136', '9', '63', '3', '144', '50', '27', '81'] as const;

type Copying = { readonly kind: 'offered' | 'done' } | { readonly kind: 'copying'; readonly index: number };

/** An optional test with twelve numbers to copy. It measures the typing time that is subtracted from answers. */
export function TypingTest() {
  const [copying, setCopying] = useState<Copying>({ kind: 'offered' });
  const button = useRef<HTMLButtonElement>(null);
  const begin = () => setCopying({ kind: 'copying', index: 0 });
  /** Focuses the button, because the field that had the focus is gone. */
  const end = (kind: 'offered' | 'done') => {
    flushSync(() => setCopying({ kind }));
    button.current?.focus();
  };
  return (
    <section
      aria-labelledby="hand"
      className="grid justify-items-start gap-3.5 rounded-large bg-surface p-6 shadow-soft"
    >
      <h2 id="hand" className="text-h3">
        {typing.title}
      </h2>
      {copying.kind === 'copying' ? (
        <CopyOne
          key={copying.index}
          index={copying.index}
          onCopied={() => {
            if (copying.index + 1 < NUMBERS.length) setCopying({ kind: 'copying', index: copying.index + 1 });
            else end('done');
          }}
          onStop={() => end('offered')}
        />
      ) : (
        <>
          <p>{typing.about}</p>
          <Button ref={button} onClick={begin}>
            {copying.kind === 'done' ? typing.again : typing.begin}
          </Button>
        </>
      )}
      <StatusNote>{copying.kind === 'done' && typing.done}</StatusNote>
    </section>
  );
}

interface CopyProps {
  readonly index: number;
  readonly onCopied: () => void;
  readonly onStop: () => void;
}

function CopyOne({ index, onCopied, onStop }: CopyProps) {
  const number = NUMBERS[index] ?? '';
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const since = useRef(0);
  useEffect(trackInputDevice, []);
  useEffect(() => {
    since.current = performance.now();
    field.current?.focus();
  }, []);
  const give = (event: FormEvent): void => {
    event.preventDefault();
    const by = getInputDevice('typed');
    const ms = performance.now() - since.current;
    if (normaliseTypedText(typed) !== number) {
      setTyped('');
      since.current = performance.now();
      return;
    }
    if (isTimedDevice(by))
      learningStore.update((memory) => rememberCopyingSpeed(memory, by, number.length, ms, getToday()));
    onCopied();
  };
  return (
    <div className="hand-copy grid w-full gap-4">
      <form className="flex flex-wrap items-center gap-4" onSubmit={give}>
        <p className="min-w-28 text-center font-heading text-[3.5rem]/[1] font-semibold" data-testid="copy">
          {number}
        </p>
        <input
          ref={field}
          className="min-h-14 w-32 rounded-small border-2 border-border-control bg-surface px-4 font-text text-[2rem]/none font-extrabold"
          type="text"
          inputMode="none"
          autoComplete="off"
          maxLength={6}
          aria-label={typing.copy(number)}
          value={typed}
          onKeyDown={({ currentTarget, nativeEvent }) => typeDigit(currentTarget, nativeEvent)}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="primary">
          {typing.ok}
        </Button>
      </form>
      <NumberPad
        onKey={(key) => setTyped((now) => (key === DELETE_KEY ? now.slice(0, -1) : `${now}${key}`.slice(0, 6)))}
      />
      <div className="flex flex-wrap items-center gap-4">
        <p className="font-bold">{text.countOf(index + 1, NUMBERS.length)}</p>
        <Button variant="quiet" onClick={onStop}>
          {typing.stop}
        </Button>
      </div>
    </div>
  );
}
