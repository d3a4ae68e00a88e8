import { useEffect } from 'react';

/**
 * Has the browser ask before the page is left, closed or loaded again, while there is something on it that is nowhere else.
 * A link of the page itself is followed as if its address had been typed, so that the browser asks then as well.
 */
export function useAskBeforeLeaving(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome before 119 and Safari want this.
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
