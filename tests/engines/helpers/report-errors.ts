/**
 * Reports everything that goes wrong in a page to a URL of the site: errors, violations of the
 * content security policy, and console errors and warnings. Runs in the page before everything
 * else, so it must not use anything from outside itself.
 */
export function reportErrors(address: string): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const said = (thrown: unknown): string =>
    thrown instanceof Error ? `${thrown.message} ${thrown.stack ?? ''}` : String(thrown);
  let isLeaving = false;
  const report = (problem: string): void => {
    // Pending requests are aborted when the page is left.
    if (isLeaving) return;
    const request = new XMLHttpRequest();
    // Synchronous, because later the page may be closed and the test finished.
    request.open('POST', address, false);
    request.send(`${location.pathname}: ${problem}`);
  };
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) return report(`Error: ${event.message} ${said(event.error)}`);
      // Firefox reports this for a script that is already running.
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
      const asked =
        target instanceof HTMLLinkElement ? target.href : target instanceof Element ? target.getAttribute('src') : '';
      report(`Not there: ${asked}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => report(`Rejection: ${said(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    report(`Content Security Policy: ${effectiveDirective} ${blockedURI} (${sourceFile})`),
  );
  for (const level of ['error', 'warn'] as const) {
    const say = console[level];
    console[level] = (...given: unknown[]) => {
      report(`Console: ${given.map(said).join(' ')}`);
      say(...given);
    };
  }
}
