import { useEffect } from 'react';

/** Names the document "<title> | Numeria". */
export const usePageTitle = (title: string): void => useExactTitle(`${title} | Numeria`);

/** Names the document exactly so. */
export function useExactTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
