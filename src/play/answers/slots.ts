/* Cards that are put into slots. Pure functions; cards and slots are identified by their indexes. */

import { allFull, backText, chooseCardText, noneLeftText, pickedUpText, placedText } from './slots-text';

export interface Board {
  /** The text of each card. */
  readonly cards: readonly string[];
  /** Each slot as a sentence names it ("tens"), and its label on the page ("T"). */
  readonly slots: readonly { readonly name: string; readonly label: string }[];
}

export interface Placing {
  /** The card in each slot; null for an empty slot. */
  readonly placed: readonly (number | null)[];
  /** The card that was picked up and has not been put anywhere yet. */
  readonly held: number | null;
  /** The empty slot that a typed card goes into; the number of slots if all are full. */
  readonly next: number;
  /** Says what happened; empty before the first move. */
  readonly sentence: string;
}

const nameOf = ({ slots }: Board, slot: number): string => slots[slot]?.name ?? '';

export const emptySlots = ({ slots }: Board): Placing => ({
  placed: slots.map(() => null),
  held: null,
  next: 0,
  sentence: '',
});

/** Moves a card into a slot, or with null back to the other cards. A card in its way goes where it came from. */
export function moveCard({ placed: before }: Placing, board: Board, card: number, to: number | null): Placing {
  const from = before.indexOf(card);
  const other = to === null ? null : (before[to] ?? null);
  const placed = before.map((one, slot) => (slot === to ? card : slot === from ? other : one));
  const text = board.cards[card] ?? '';
  if (to === null) return { placed, held: null, next: from, sentence: backText(text) };
  const empty = [placed.indexOf(null, to + 1), placed.indexOf(null)].find((slot) => slot !== -1);
  const sentence = placedText(text, nameOf(board, to), empty === undefined);
  return { placed, held: null, next: empty ?? placed.length, sentence };
}

/** Picks up a card that is in no slot. */
export const pickUp = (placing: Placing, { cards }: Board, card: number): Placing =>
  placing.placed.includes(card) ? placing : { ...placing, held: card, sentence: pickedUpText(cards[card] ?? '') };

/** Puts the picked up card into a slot. Without one, takes back the card there, or types into this slot next. */
export function pressSlot(placing: Placing, board: Board, slot: number): Placing {
  const card = placing.placed[slot] ?? null;
  if (placing.held !== null) return moveCard(placing, board, placing.held, slot);
  if (card !== null) return moveCard(placing, board, card, null);
  return { ...placing, next: slot, sentence: chooseCardText(nameOf(board, slot)) };
}

/** Puts a card with this text into the next slot. */
export function typeCard(placing: Placing, board: Board, text: string): Placing {
  const card = board.cards.findIndex((other, index) => other === text && !placing.placed.includes(index));
  if (placing.next === placing.placed.length) return { ...placing, sentence: allFull };
  return card === -1 ? { ...placing, sentence: noneLeftText(text) } : moveCard(placing, board, card, placing.next);
}

/** Takes back the card before the next slot, as Backspace deletes the character before the caret. */
export function takeLastBack(placing: Placing, board: Board): Placing {
  const { placed, next } = placing;
  const card = [...placed.slice(next), ...placed.slice(0, next)].reverse().find((one) => one !== null);
  return card == null ? placing : moveCard(placing, board, card, null);
}
