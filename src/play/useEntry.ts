import { useCallback, useState } from 'react';
import { announce } from './announcer';
import { MAX_SIGNS } from './NumberField';
import { DELETE, type PadKey, type PadWord } from './NumberPad';

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

interface Entry {
  readonly question: number | undefined;
  readonly typed: string;
  readonly problem: string | null;
}

/** What stands in the field of an answer, and what is wrong with it: to be typed, pressed on a pad, and given. */
export function useEntry<Answer>(rules: EntryRules<Answer>) {
  const { read, notAnAnswer, onAnswer, isOpen, maxSigns = MAX_SIGNS, refused = 'cleared', question } = rules;
  const [remembered, setRemembered] = useState<Entry>({ question, typed: '', problem: null });
  const { typed, problem } = remembered.question === question ? remembered : { typed: '', problem: null };
  const isFixed = question !== undefined && !isOpen;

  // The same functions at every key, so that the pad is not drawn anew.
  const change = useCallback(
    (typedNow: (before: string) => string) => {
      if (isFixed) return;
      setRemembered((before) => ({
        question,
        typed: typedNow(before.question === question ? before.typed : '').slice(0, maxSigns),
        problem: null,
      }));
    },
    [isFixed, question, maxSigns],
  );
  const type = useCallback((text: string) => change(() => text), [change]);
  const press = useCallback(
    (key: PadKey) => change((before) => (key === DELETE ? before.slice(0, -1) : `${before}${key}`)),
    [change],
  );
  const word = useCallback((pressed: PadWord) => change(pressed.typed), [change]);

  const give = (): void => {
    if (!isOpen || typed.trim() === '') return;
    const answer = read(typed);
    if (answer === null) {
      const said = typeof notAnAnswer === 'string' ? notAnAnswer : notAnAnswer(typed);
      setRemembered({ question, typed: refused === 'kept' ? typed : '', problem: said });
      announce(said);
      return;
    }
    setRemembered({ question, typed: question === undefined ? '' : typed, problem: null });
    onAnswer(answer);
  };
  return { typed, problem, type, press, word, give, isEmpty: typed.trim() === '' };
}
