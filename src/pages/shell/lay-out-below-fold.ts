import { runWhenIdle } from '../../device/when-idle';

/**
 * While the browser is idle, lays out the parts below the first screen (`.below`) of the opened page one by one, so
 * that they do not delay the first paint. index.html hides them until then.
 */
export function layOutBelowFold(): void {
  const part = document.querySelector('html[data-below] .below');
  if (part === null) delete document.documentElement.dataset['below'];
  else
    runWhenIdle(() => {
      part.classList.remove('below');
      layOutBelowFold();
    });
}
