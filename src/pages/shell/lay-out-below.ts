import { whenIdle } from '../../device/when-idle';

/**
 * Lays out what lies below the first screen of the page that was opened (`.below`), part by part while nothing else is to be
 * done: before that, its browser would do so before the first thing is seen. index.html says where.
 */
export function layOutBelow(): void {
  const part = document.querySelector('html[data-below] .below');
  if (part === null) delete document.documentElement.dataset['below'];
  else
    whenIdle(() => {
      part.classList.remove('below');
      layOutBelow();
    });
}
