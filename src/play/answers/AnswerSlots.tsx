import { check as checkText, emptySlot, filledSlot } from './text';
import './answer-slots.css';
import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { digitFromKey } from '../../ui/digit-keys';
import { restoreFocus } from '../internal/restore-focus';
import { useAnnounce } from '../internal/useAnnounce';
import { useOwnsPage } from '../round/play-mode';
import { Mark } from './AnswerPad';
import { moveFocus } from './arrow-keys';
import { ignoreHeldKey } from './held-key';
import { type Board, emptySlots, moveCard, type Placing, pickUp, pressSlot, takeLastBack, typeCard } from './slots';
import { useCardDrag } from './useCardDrag';
import { useKeys } from './useKeys';

interface Props extends Board {
  /** Number of the question. A new question starts with empty slots. */
  readonly question: number;
  /** Accessible names of the cards and of the slots. */
  readonly labels: { readonly cards: string; readonly slots: string };
  /** The sentence before the first move. */
  readonly instruction: string;
  readonly isOpen: boolean;
  /** The verdict on each slot, once the question is answered. */
  readonly marks?: readonly ('right' | 'wrong')[] | undefined;
  /** Called with the text of the card in each slot. */
  readonly onAnswer: (texts: readonly string[]) => void;
}

/**
 * Cards to put into slots: by tapping a card and then a slot, by dragging, with arrow keys and Enter, or by typing.
 * Buttons stay in place until the question is answered, so the focus is never lost.
 */
export function AnswerSlots(props: Props) {
  const { cards, slots, question, labels, instruction, isOpen, marks, onAnswer } = props;
  const [shown, setShown] = useState(() => ({ question, placing: emptySlots(props) }));
  if (shown.question !== question) setShown({ question, placing: emptySlots(props) });
  const { placing } = shown;
  const { placed, held, next, sentence } = placing;
  const isFull = next === placed.length;
  const form = useRef<HTMLFormElement>(null);
  const firstCard = useRef<HTMLButtonElement>(null);
  const firstSlot = useRef<HTMLButtonElement>(null);
  const ownsPage = useOwnsPage();
  const announce = useAnnounce();
  useLayoutEffect(() => {
    // The cards disappear with an answer, and the focus waits on a slot. Two players share it, so nothing takes it there.
    if (ownsPage && form.current?.contains(document.activeElement))
      (isOpen ? firstCard : firstSlot).current?.focus({ preventScroll: true });
    return isOpen ? restoreFocus(firstCard.current) : undefined;
  }, [isOpen, ownsPage]);

  const move = (moved: Placing) => {
    if (!isOpen || moved === placing) return;
    setShown({ question, placing: moved });
    announce(moved.sentence, { about: 'move', isUrgent: true });
  };
  const check = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isOpen || !isFull) return;
    onAnswer(placed.map((card) => cards[card ?? -1] ?? ''));
  };
  const drag = useCardDrag(isOpen, (card, slot) => {
    if (slot !== -1 || placed.includes(card)) move(moveCard(placing, props, card, slot === -1 ? null : slot));
  });
  useKeys(form, isOpen, (event) => {
    const text = digitFromKey(event) ?? event.key;
    if (text === 'Backspace') move(takeLastBack(placing, props));
    else if (/^\d$/.test(text) || cards.includes(text)) move(typeCard(placing, props, text));
  });
  const followKey = (event: KeyboardEvent<HTMLElement>) => {
    ignoreHeldKey(event);
    moveFocus(event);
    // On a slot, Enter takes its card back, as before all slots were full.
    const isOnSlot = event.target instanceof Element && event.target.closest('[data-slot]') !== null;
    if (event.key === 'Enter' && !event.repeat && isFull && !isOnSlot) check(event);
  };

  return (
    // Arrow keys are an extra: every button can be reached on its own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form ref={form} className="answer-slots" translate="no" onSubmit={check} onKeyDown={followKey} {...drag}>
      <div role="group" aria-label={labels.slots} className="slot-row">
        {slots.map(({ name, label }, slot) => {
          const card = placed[slot] ?? null;
          return (
            <button
              key={slot}
              ref={slot === 0 ? firstSlot : null}
              type="button"
              className="slot"
              data-slot
              data-next={isOpen && slot === next}
              data-mark={marks?.[slot]}
              aria-disabled={!isOpen}
              onClick={() => move(pressSlot(placing, props, slot))}
            >
              <span aria-hidden>{label}</span>
              <span className="sr-only">{card === null ? emptySlot(name) : filledSlot(name)}</span>
              {card !== null && (
                <span className="slot-card" data-card={card}>
                  {cards[card]}
                </span>
              )}
              {marks?.[slot] && <Mark mark={marks[slot]} />}
            </button>
          );
        })}
      </div>
      <p aria-hidden hidden={!isOpen} className="slot-sentence">
        {sentence || instruction}
      </p>
      <div hidden={!isOpen} className="slot-row">
        <div role="group" aria-label={labels.cards} className="slot-row">
          {cards.map((text, card) => (
            <button
              key={card}
              ref={card === 0 ? firstCard : null}
              type="button"
              className="slot-card"
              {...(!placed.includes(card) && { 'data-card': card })}
              aria-pressed={held === card}
              aria-disabled={!isOpen || placed.includes(card)}
              onClick={() => move(pickUp(placing, props, card))}
            >
              {text}
            </button>
          ))}
        </div>
        <button type="submit" className="answer-button" aria-disabled={!isOpen || !isFull}>
          {checkText}
        </button>
      </div>
    </form>
  );
}
