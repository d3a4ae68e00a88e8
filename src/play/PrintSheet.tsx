import './print-sheet.css';
import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

/** What a page is on paper: while it is there, nothing else of the page is printed. It is never seen on the screen. */
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
