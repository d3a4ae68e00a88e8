import { Fragment } from 'react';
import type { ToastMessage } from './toast';

/** The text of a message, piece by piece; what is only heard is not seen. */
export function ToastText({ text }: { readonly text: NonNullable<ToastMessage['text']> }) {
  if (typeof text === 'string') return text;
  return text.map((piece, index) => (
    // The pieces of a message never change their places.
    <Fragment key={index}>
      {index > 0 && ' '}
      {/* The space parts it from the title, where it is read out. */}
      {typeof piece === 'string' ? piece : <span className="sr-only"> {piece.heard}</span>}
    </Fragment>
  ));
}
