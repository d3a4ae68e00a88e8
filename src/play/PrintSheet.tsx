import './print-sheet.css';
import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

/** What the page looks like on paper, never shown on the screen. While it is mounted, nothing else is printed. */
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
