import './print-sheet.css';
import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

/** Replaces the page in print, and is never shown on the screen. */
export function PrintSheet({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['paper'] = 'sheet';
    return () => {
      delete dataset['paper'];
    };
  }, []);
  return createPortal(<div className="print-sheet">{children}</div>, document.body);
}
