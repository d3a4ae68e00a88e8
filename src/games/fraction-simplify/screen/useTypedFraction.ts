import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Fraction } from '../../../../machines/core/fraction';
import {
  EMPTY_FRACTION,
  isComplete,
  parseFraction,
  splitAtSlash,
  type TypedFraction,
  typeIntoField,
} from '../../../../machines/fraction-simplify/typed-fraction';
import { MAX_CHARACTERS } from '../../../play/answers/NumberField';
import { DELETE_KEY, type PadKey } from '../../../play/answers/NumberPad';
import { announce } from '../../../play/internal/announcer';
import { isFocusLost } from '../../../play/internal/restore-focus';
import { useStableCallback } from '../../../play/internal/useStableCallback';
import { createStore, type PageStore, type Readable } from '../../../ui/page-store';
import { text } from '../text';

export type FieldName = keyof TypedFraction;

interface Options {
  /** The number of the question. A new one starts with empty fields. */
  readonly question: number;
  /** After the answer the fields still show what was typed, but are read-only. */
  readonly isOpen: boolean;
  readonly onAnswer: (answer: Fraction) => void;
}

interface Entry {
  readonly question: number;
  readonly typed: PageStore<TypedFraction>;
  /** The field whose text is not a whole number. */
  readonly problem: PageStore<FieldName | null>;
  readonly isEmpty: Readable<boolean>;
  readonly shown: Readonly<
    Record<FieldName, { readonly typed: Readable<string>; readonly problem: Readable<string | null> }>
  >;
}

function emptyEntry(question: number): Entry {
  const typed = createStore(EMPTY_FRACTION);
  const problem = createStore<FieldName | null>(null);
  const shownIn = (name: FieldName) => ({
    typed: { ...typed, read: () => typed.read()[name] },
    problem: { ...problem, read: () => (problem.read() === name ? text.play.notWhole[name] : null) },
  });
  return {
    question,
    typed,
    problem,
    isEmpty: { ...typed, read: () => !isComplete(typed.read()) },
    shown: { numerator: shownIn('numerator'), denominator: shownIn('denominator') },
  };
}

/** The text of the two answer fields, which can be typed, pasted or entered with a number pad. */
export function useTypedFraction({ question, isOpen, onAnswer }: Options) {
  const numerator = useRef<HTMLInputElement>(null);
  const denominator = useRef<HTMLInputElement>(null);
  /** The field that the number pad types into, which is the last one that was focused. */
  const active = useRef<FieldName>('numerator');
  const [entry, setEntry] = useState(() => emptyEntry(question));
  if (entry.question !== question) setEntry(emptyEntry(question));
  const { typed, problem, isEmpty, shown } = entry;

  const focus = useCallback((field: FieldName) => {
    active.current = field;
    const fields: Record<FieldName, RefObject<HTMLInputElement | null>> = { numerator, denominator };
    fields[field].current?.focus({ preventScroll: true });
  }, []);

  const change = (field: FieldName, typedNow: (before: string) => string) => {
    if (!isOpen) return;
    const before = typed.read();
    typed.set(typeIntoField(before, field, typedNow(before[field]).slice(0, MAX_CHARACTERS)));
    problem.set(null);
  };
  const type = (field: FieldName, text: string) => {
    change(field, () => text);
    if (splitAtSlash(text) !== null) focus('denominator');
  };
  // A stable function, so that the number pad does not re-render.
  const press = useStableCallback((key: PadKey) =>
    change(active.current, (before) => (key === DELETE_KEY ? before.slice(0, -1) : `${before}${key}`)),
  );
  const goOn = useCallback(() => focus(active.current === 'numerator' ? 'denominator' : 'numerator'), [focus]);

  const give = (): void => {
    if (!isOpen) {
      focus(active.current);
      return;
    }
    if (isEmpty.read()) {
      focus(typed.read().numerator.trim() === '' ? 'numerator' : 'denominator');
      return;
    }
    const answer = parseFraction(typed.read());
    if (typeof answer === 'string') {
      problem.set(answer);
      announce(text.play.notWhole[answer], { about: 'entry', isUrgent: true });
      focus(answer);
      return;
    }
    focus(active.current);
    onAnswer(answer);
  };

  return { shown, isEmpty, numerator, denominator, active, focus, type, press, goOn, give };
}

/**
 * Moves the focus to the upper field for each new question, if the focused element is gone or belongs to the
 * answer. Also moves it after each answer if a key of the number pad is focused, because the feedback replaces
 * the pad. An effect is early enough, whereas by the next frame a fast typist may have moved on to the lower
 * field.
 */
export function useQuestionFocus(
  part: RefObject<HTMLElement | null>,
  isOpen: boolean,
  focus: (field: FieldName) => void,
): void {
  useEffect(() => {
    const { activeElement } = document;
    const isOurs = isFocusLost() || part.current?.contains(activeElement) === true;
    const isOnPad = activeElement?.closest('.number-pad') !== null;
    if (isOpen ? isOurs : isOnPad) focus('numerator');
  }, [part, isOpen, focus]);
}
