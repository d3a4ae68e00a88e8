import type { BrowserContext, ConsoleMessage, Request, WebError } from 'playwright';

/**
 * Console messages that are not the page's fault: the graphics driver logs them, or the fuzzing
 * causes them.
 */
const EXPECTED = [
  /GL Driver Message/,
  /CONTEXT_LOST_WEBGL|context (?:already )?lost|context restored/i,
  /\/favicon\.ico/,
  // A service worker would hide the current site.
  /Service Worker registration blocked by Playwright/,
  // For a page that is left while it is loading something.
  /net::ERR_ABORTED/,
];
/** The server of the hubs' thumbnails, which is the only other host that the site can contact. */
const THUMBNAILS = /(?:^|\.)(?:ytimg|youtube|youtube-nocookie)\.com$/;

/**
 * The errors in a browser since the last call: exceptions, console errors and warnings, and
 * requests to other hosts.
 */
export class PageErrors {
  private readonly found: string[] = [];
  private readonly context: BrowserContext;
  private readonly host: string;

  /** `origin` is the site's own origin. */
  constructor(context: BrowserContext, origin: string) {
    this.context = context;
    this.host = new URL(origin).host;
  }

  /** Starts listening, and answers requests for thumbnails, which this machine cannot reach. */
  async listen(): Promise<void> {
    this.context.on('weberror', this.onError).on('console', this.onConsole).on('request', this.onRequest);
    await this.context.route(
      ({ hostname }) => THUMBNAILS.test(hostname),
      (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
  }

  /** Stops listening. */
  leave(): void {
    this.context.off('weberror', this.onError).off('console', this.onConsole).off('request', this.onRequest);
  }

  /** The errors since the last call, one line each. */
  take(): readonly string[] {
    return this.found.splice(0);
  }

  private readonly onError = (error: WebError): void => {
    const thrown = error.error();
    this.found.push(`an error: ${thrown.stack ?? String(thrown)}`);
  };
  private readonly onConsole = (message: ConsoleMessage): void => {
    const said = `the console: ${message.text()} (${message.location().url})`;
    const isComplaint = ['error', 'warning', 'assert'].includes(message.type());
    if (isComplaint && !EXPECTED.some((expected) => expected.test(said))) this.found.push(said);
  };
  private readonly onRequest = (request: Request): void => {
    const { protocol, host, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && host !== this.host && !THUMBNAILS.test(hostname))
      this.found.push(`a request to another host: ${request.url()}`);
  };
}
