import { type BrowserContext, test as base, type ConsoleMessage } from 'playwright/test';

export { expect } from 'playwright/test';

/** What a test expects to be said on the console, because it is about just that. */
interface Troubles {
  allow(message: RegExp): void;
  /** Watches a context that the test has opened by itself. */
  watch(context: BrowserContext): void;
}

/**
 * How much of the picture a test needs. `skipped`: the scene runs and talks to WebGL as ever, but nothing is painted,
 * which without a graphics card is nearly all that it costs.
 */
type Drawing = 'real' | 'skipped';

function skipDrawing(): void {
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    prototype.drawElements = () => {};
    prototype.drawArrays = () => {};
  }
  WebGL2RenderingContext.prototype.drawElementsInstanced = () => {};
  WebGL2RenderingContext.prototype.drawArraysInstanced = () => {};
}

/** Every test fails at the end if any page of it broke, complained on the console, or asked another host for anything. */
export const test = base.extend<{ troubles: Troubles; drawing: Drawing; unpainted: void }>({
  drawing: ['skipped', { option: true }],
  unpainted: [
    async ({ context, drawing }, use) => {
      if (drawing === 'skipped') await context.addInitScript(skipDrawing);
      await use();
    },
    { auto: true },
  ],
  troubles: [
    async ({ context, baseURL }, use) => {
      const troubles: string[] = [];
      const allowed: RegExp[] = [];
      const { host } = new URL(baseURL ?? '');
      const watch = (watched: BrowserContext) => {
        watched.on('weberror', (error) => troubles.push(`Error: ${error.error().stack ?? String(error.error())}`));
        watched.on('console', (message) => {
          if (isComplaint(message)) troubles.push(`Console: ${message.text()}`);
        });
        watched.on('request', (request) => {
          const url = new URL(request.url());
          if (url.protocol.startsWith('http') && url.host !== host) troubles.push(`Request: ${request.url()}`);
        });
      };
      watch(context);
      await use({ allow: (message) => allowed.push(message), watch });
      const unexpected = troubles.filter((trouble) => !allowed.some((message) => message.test(trouble)));
      if (unexpected.length > 0) throw new Error(`The pages had troubles:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

const isComplaint = (message: ConsoleMessage): boolean => ['error', 'warning', 'assert'].includes(message.type());
