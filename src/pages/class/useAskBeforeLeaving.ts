import { useEffect } from 'react';

/**
 * While the page holds data that exists nowhere else, makes the browser ask before the page is left, closed or
 * reloaded. Links on the page navigate without the router, so that the browser also asks then.
 */
export function useConfirmBeforeLeaving(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Needed by Chrome before 119 and Safari.
      event.returnValue = true;
    };
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isOther = link === null || link.origin !== location.origin || link.hasAttribute('download');
      if (isOther || link.target === '_blank' || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (link.pathname === location.pathname && link.hash !== '') return;
      event.preventDefault();
      event.stopPropagation();
      location.assign(link.href);
    };
    addEventListener('beforeunload', ask);
    document.addEventListener('click', follow, true);
    return () => {
      removeEventListener('beforeunload', ask);
      document.removeEventListener('click', follow, true);
    };
  }, [isAsking]);
}
