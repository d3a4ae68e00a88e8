/**
 * Reports to an address of the site whatever goes wrong in a page: errors, what the policy of the site forbids, and what is
 * complained of on the console. Runs in the page, before all else: it must not use anything from outside itself.
 */
export function reportErrors(address: string): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const said = (thrown: unknown): string =>
    thrown instanceof Error ? `${thrown.message} ${thrown.stack ?? ''}` : String(thrown);
  let isLeaving = false;
  const report = (problem: string): void => {
    // What was still being fetched is given up then, and fails.
    if (isLeaving) return;
    const request = new XMLHttpRequest();
    // Not left for later: by then the page may be gone, and the test over.
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
      // Firefox says so of the script that runs already.
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
