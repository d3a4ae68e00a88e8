import type { BrowserContext, ConsoleMessage, Request, WebError } from 'playwright';

/** What the console may say without a fault of the page: of the driver, and of what the fuzz itself does. */
const EXPECTED = [
  /GL Driver Message/,
  /CONTEXT_LOST_WEBGL|context (?:already )?lost|context restored/i,
  /\/favicon\.ico/,
  // What is kept for later would hide the site of today.
  /Service Worker registration blocked by Playwright/,
  // A page that is left while it fetches something.
  /net::ERR_ABORTED/,
];
/** Where the video hubs have their pictures from: the only other host that the site may ask. */
const THUMBNAILS = /(?:^|\.)(?:ytimg|youtube|youtube-nocookie)\.com$/;

/** What went wrong in a browser since it was last asked: errors, complaints on the console, requests to other hosts. */
export class PageErrors {
  private readonly found: string[] = [];
  private readonly context: BrowserContext;
  private readonly host: string;

  /** `origin` is that of the site. */
  constructor(context: BrowserContext, origin: string) {
    this.context = context;
    this.host = new URL(origin).host;
  }

  /** Begins to listen, and answers for the pictures of the video hubs, which are no part of this machine. */
  async listen(): Promise<void> {
    this.context.on('weberror', this.onError).on('console', this.onConsole).on('request', this.onRequest);
    await this.context.route(
      ({ hostname }) => THUMBNAILS.test(hostname),
      (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
  }

  /** Listens no more. */
  leave(): void {
    this.context.off('weberror', this.onError).off('console', this.onConsole).off('request', this.onRequest);
  }

  /** What was found since the last call, one line each. */
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
