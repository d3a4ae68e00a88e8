import { useState } from 'react';
import { createStore, type PageStore, type Readable } from '../device/page-store';
import { MAX_SIGNS } from './NumberField';
import { DELETE, type PadKey, type PadWord } from './NumberPad';
import { useAnnounce } from './useAnnounce';
import { useLatest } from './useLatest';

/** How an entry is read. */
export interface EntryRules<Answer> {
  /** Reads what was typed; null where it is no answer at all, which costs nothing. */
  readonly read: (typed: string) => Answer | null;
  /** What is said to an entry that is no answer. */
  readonly notAnAnswer: string | ((typed: string) => string);
  readonly onAnswer: (answer: Answer) => void;
  readonly isOpen: boolean;
  /** The most signs that an entry has. */
  readonly maxSigns?: number | undefined;
  /** What becomes of an entry that is no answer: it is taken away, or stays to be mended. */
  readonly refused?: 'cleared' | 'kept' | undefined;
  /** Another question begins with an empty entry; one that is answered keeps what was given, and takes no more. */
  readonly question?: number | undefined;
}

/** Each in a store of its own: what shows one of them is drawn anew when that one changes, and nothing else is. */
interface Entry {
  readonly question: number | undefined;
  readonly typed: PageStore<string>;
  readonly isEmpty: Readable<boolean>;
  readonly problem: PageStore<string | null>;
}

function emptyEntry(question: number | undefined): Entry {
  const typed = createStore('');
  const isEmpty = { ...typed, read: () => typed.read().trim() === '' };
  return { question, typed, isEmpty, problem: createStore<string | null>(null) };
}

/** What stands in the field of an answer, and what is wrong with it: to be typed, pressed on a pad, and given. */
export function useEntry<Answer>(rules: EntryRules<Answer>) {
  const { read, notAnAnswer, onAnswer, isOpen, maxSigns = MAX_SIGNS, refused = 'cleared', question } = rules;
  const announce = useAnnounce();
  const [entry, setEntry] = useState(() => emptyEntry(question));
  if (entry.question !== question) setEntry(emptyEntry(question));
  const { typed, isEmpty, problem } = entry;
  const isFixed = question !== undefined && !isOpen;

  const change = (typedNow: (before: string) => string) => {
    if (isFixed) return;
    typed.set(typedNow(typed.read()).slice(0, maxSigns));
    problem.set(null);
  };
  const type = (text: string) => change(() => text);
  // The same functions at every key and answer, so that the pad is not drawn anew.
  const press = useLatest((key: PadKey) =>
    change((before) => (key === DELETE ? before.slice(0, -1) : `${before}${key}`)),
  );
  const word = useLatest((pressed: PadWord) => change(pressed.typed));

  const give = (): void => {
    if (!isOpen || isEmpty.read()) return;
    const text = typed.read();
    const answer = read(text);
    if (answer === null) {
      const said = typeof notAnAnswer === 'string' ? notAnAnswer : notAnAnswer(text);
      if (refused === 'cleared') typed.set('');
      problem.set(said);
      announce(said);
      return;
    }
    problem.set(null);
    if (question === undefined) typed.set('');
    onAnswer(answer);
  };
  return { typed, isEmpty, problem, type, press, word, give };
}
