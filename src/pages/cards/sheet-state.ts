/* One sheet after another: look, check what was read, add it, and wait for the next one. */
import type { SheetAnswer } from '../../vision/read-sheet';
import { addSheet, NO_SHEETS, type Reading, type ReadSheet, signatureOf, type Tally, unsureOf } from './sheet-tally';

export type Hint = Exclude<Reading, { type: 'sheet' }> | { readonly type: 'same' };

export interface SheetState {
  /** The sheet to check, with its picture; null while looking for one. */
  readonly review: { readonly sheet: ReadSheet; readonly picture: ImageData } | null;
  readonly hint: Hint;
  /** The reading before, which has to be confirmed by another picture. */
  readonly last: string;
  /** The sheet that was just added and is still in view. */
  readonly added: string;
  readonly tally: Tally;
}

export type SheetEvent =
  /** `isStill`: the picture is a photo, so no second one has to confirm it. */
  | { readonly type: 'SEE'; readonly reading: Reading; readonly picture: ImageData; readonly isStill: boolean }
  | { readonly type: 'CORRECT'; readonly index: number; readonly answer: SheetAnswer }
  | { readonly type: 'ADD' }
  | { readonly type: 'AGAIN' };

export const NOTHING_READ: SheetState = {
  review: null,
  hint: { type: 'look' },
  last: '',
  added: '',
  tally: NO_SHEETS,
};

export function advanceSheets(state: SheetState, event: SheetEvent): SheetState {
  const { review } = state;
  switch (event.type) {
    case 'SEE':
      return review === null ? see(state, event) : state;
    case 'CORRECT':
      return review === null ? state : { ...state, review: { ...review, sheet: corrected(review.sheet, event) } };
    case 'ADD':
      return review === null || unsureOf(review.sheet).length > 0
        ? state
        : { ...state, review: null, added: state.last, last: '', tally: addSheet(state.tally, review.sheet) };
    case 'AGAIN':
      return { ...state, review: null, last: '' };
  }
}

function see(state: SheetState, { reading, picture, isStill }: Extract<SheetEvent, { type: 'SEE' }>): SheetState {
  if (reading.type !== 'sheet') {
    // Once the sheet has left the picture, an identical one counts as a new sheet.
    const added = reading.type === 'look' ? '' : state.added;
    return { ...state, hint: reading, last: '', added };
  }
  const { sheet } = reading;
  const signature = signatureOf(sheet);
  if (!isStill && signature === state.added) return { ...state, hint: { type: 'same' } };
  if (isStill || signature === state.last) return { ...state, review: { sheet, picture }, last: signature };
  return { ...state, last: signature };
}

const corrected = (sheet: ReadSheet, { index, answer }: Extract<SheetEvent, { type: 'CORRECT' }>): ReadSheet => ({
  ...sheet,
  answers: sheet.answers.map((one, at) => (at === index ? answer : one)),
});
