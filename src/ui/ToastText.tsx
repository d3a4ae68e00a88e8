import { Fragment } from 'react';
import type { ToastMessage } from './toast';

/** A message's text. Pieces marked `heard` are only for screen readers. */
export function ToastText({ text }: { readonly text: NonNullable<ToastMessage['text']> }) {
  if (typeof text === 'string') return text;
  return text.map((piece, index) => (
    // The pieces of a message never change their order.
    <Fragment key={index}>
      {index > 0 && ' '}
      {/* The space separates it from the title when it is read out. */}
      {typeof piece === 'string' ? piece : <span className="sr-only"> {piece.heard}</span>}
    </Fragment>
  ));
}
