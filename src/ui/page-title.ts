import { useEffect } from 'react';

/** Sets the document title to "<title> | Numeria". */
export const usePageTitle = (title: string): void => useExactTitle(`${title} | Numeria`);

export function useExactTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
