import { useState } from 'react';
import { readInNotation } from '../../ui/notation';
import { createStore, type PageStore, type Readable } from '../../ui/page-store';
import { useAnnounce } from '../internal/useAnnounce';
import { useStableCallback } from '../internal/useStableCallback';
import { MAX_CHARACTERS } from './NumberField';
import { DELETE_KEY, type ExtraKey, type PadKey } from './NumberPad';

export interface EntryRules<Answer> {
  /** Parses the typed text; null if it is not an answer. Such an entry does not count as a mistake. */
  readonly read: (typed: string) => Answer | null;
  /** Message for an entry that is not an answer. */
  readonly notAnAnswer: string | ((typed: string) => string);
  readonly onAnswer: (answer: Answer) => void;
  readonly isOpen: boolean;
  /** Maximum number of characters. */
  readonly maxCharacters?: number | undefined;
  /** Whether an invalid entry is cleared, or kept so that the player can correct it. */
  readonly refused?: 'cleared' | 'kept' | undefined;
  /** A new number clears the entry. Once a question is answered, its entry stays and cannot be changed. */
  readonly question?: number | undefined;
  /** Answers that can be chosen. They are read as they are, and not as typed text. */
  readonly options?: readonly string[] | null;
}

/** Each value is a store, so that a change only re-renders the components that show it. */
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

/** The text of an answer field and its error, with functions to type, to press keys of a pad, and to submit. */
export function useAnswerEntry<Answer>(rules: EntryRules<Answer>) {
  const {
    read,
    notAnAnswer,
    onAnswer,
    isOpen,
    maxCharacters = MAX_CHARACTERS,
    refused = 'cleared',
    question,
    options,
  } = rules;
  const announce = useAnnounce();
  const [entry, setEntry] = useState(() => emptyEntry(question));
  if (entry.question !== question) setEntry(emptyEntry(question));
  const { typed, isEmpty, problem } = entry;
  const isFixed = question !== undefined && !isOpen;

  const change = (typedNow: (before: string) => string) => {
    if (isFixed) return;
    typed.set(typedNow(typed.read()).slice(0, maxCharacters));
    problem.set(null);
  };
  const type = (text: string) => change(() => text);
  // Stable functions, so that the pad does not re-render.
  const press = useStableCallback((key: PadKey) =>
    change((before) => (key === DELETE_KEY ? before.slice(0, -1) : `${before}${key}`)),
  );
  const word = useStableCallback((pressed: ExtraKey) => change(pressed.typed));

  const give = (): void => {
    if (!isOpen || isEmpty.read()) return;
    const entered = typed.read();
    const { text, problem: unclear } = options?.includes(entered) ? { text: entered } : readInNotation(entered);
    const answer = unclear === undefined ? read(text) : null;
    if (answer === null) {
      const said = unclear ?? (typeof notAnAnswer === 'string' ? notAnAnswer : notAnAnswer(text));
      if (refused === 'cleared') typed.set('');
      problem.set(said);
      announce(said, { about: 'entry', isUrgent: true });
      return;
    }
    problem.set(null);
    if (question === undefined) typed.set('');
    onAnswer(answer);
  };
  return { typed, isEmpty, problem, type, press, word, give };
}
