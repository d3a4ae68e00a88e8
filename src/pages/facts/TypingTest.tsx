import './typing-test.css';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { plainText } from '../../../machines/core/typed-text';
import { isTimedDevice } from '../../../machines/learning/entry-speed';
import { rememberCopied } from '../../../machines/learning/memory';
import { learningStore } from '../../device/learning';
import { dayToday } from '../../device/today';
import { DELETE_KEY, NumberPad } from '../../play/answers/NumberPad';
import { inputDeviceOf, trackInputDevice } from '../../play/round/input-device';
import { Button } from '../../ui/Button';
import { typeDigit } from '../../ui/digit-keys';
import { StatusNote } from '../progress/ActionCard';

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
        How fast do you type?
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
          <p>Copy twelve numbers, so that the map can count your thinking and not your typing. It takes 20 seconds.</p>
          <Button ref={button} onClick={begin}>
            {copying.kind === 'done' ? 'Again' : 'Copy the numbers'}
          </Button>
        </>
      )}
      <StatusNote>{copying.kind === 'done' && 'Thank you! Now the map knows how fast you type.'}</StatusNote>
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
    const by = inputDeviceOf('typed');
    const ms = performance.now() - since.current;
    if (plainText(typed) !== number) {
      setTyped('');
      since.current = performance.now();
      return;
    }
    if (isTimedDevice(by)) learningStore.update((memory) => rememberCopied(memory, by, number.length, ms, dayToday()));
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
          aria-label={`Copy ${number}`}
          value={typed}
          onKeyDown={({ currentTarget, nativeEvent }) => typeDigit(currentTarget, nativeEvent)}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="primary">
          OK
        </Button>
      </form>
      <NumberPad
        onKey={(key) => setTyped((now) => (key === DELETE_KEY ? now.slice(0, -1) : `${now}${key}`.slice(0, 6)))}
      />
      <div className="flex flex-wrap items-center gap-4">
        <p className="font-bold">
          {index + 1} of {NUMBERS.length}
        </p>
        <Button variant="quiet" onClick={onStop}>
          Stop
        </Button>
      </div>
    </div>
  );
}
