import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '../../../bench/free-port.ts';
import { findProgram } from '../../../scripts/engines.ts';
import type { Key } from '../../e2e/helpers/bot-mouse.ts';
import { type Engine, MAX_RUN_MS } from './engine.ts';
import { endProcess, openScreen } from './screen.ts';
import type { WatchedSite } from './watched-site.ts';

/** WebDriver's codes for keys that do not type a character. */
const KEYS: Readonly<Record<Key, string>> = { Backspace: '\uE003', Enter: '\uE007', Escape: '\uE00C' };
const POLL_MS = 100;
/** Further apart than the two clicks of a double click, and still on the smallest control. */
const CLICKS_APART_PX = 8;

/** Sends a request to WebDriver. Throws the response if the request fails. */
async function ask(address: string, method: 'DELETE' | 'GET' | 'POST', body?: unknown) {
  const answer = await fetch(address, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`WebDriver: ${value.error}: ${value.message}`);
  return value;
}

/** Waits until the driver that has just been started answers. */
async function listening(driver: ChildProcess, address: string): Promise<void> {
  const isThere = () =>
    fetch(address)
      .then(({ ok }) => ok)
      .catch(() => false);
  while (!(await isThere())) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver has ended.');
    await setTimeout(POLL_MS);
  }
}

/**
 * WebKitGTK's MiniBrowser in a window, driven by W3C WebDriver. That takes half a dozen requests,
 * for which a library would add twenty megabytes and download browsers.
 */
export async function openWebKit({ origin, addInitScript }: WatchedSite): Promise<Engine> {
  const screen = await openScreen();
  const port = await findFreePort();
  const driver = spawn(findProgram('webKitDriver'), [`--port=${port}`], {
    // Its sandbox does not work for root, and tests in containers run as root.
    env: { ...screen.environment, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await listening(driver, `${address}/status`);
  const options = { binary: findProgram('webKitBrowser'), args: ['--automation'] };
  const { sessionId } = await ask(`${address}/session`, 'POST', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `${address}/session/${sessionId}`;
  const post = (command: string, body: unknown) => ask(`${session}/${command}`, 'POST', body);
  await post('timeouts', { script: MAX_RUN_MS, pageLoad: MAX_RUN_MS });

  const evaluate = async (script: string) => {
    const { error, value } = await post('execute/async', {
      script: `const tell = arguments[0];
        (async () => tell({ value: await (${script}) }))().catch((error) => tell({ error: String(error) }));`,
      args: [],
    });
    if (error !== undefined) throw new Error(error);
    return value;
  };
  const type = (keys: readonly string[]): Promise<void> => {
    const actions = keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    return post('actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  };
  const resize = async (width: number, height: number): Promise<void> => {
    // The window includes toolbars, and it resizes with a delay.
    for (;;) {
      const [seenWidth, seenHeight]: readonly [number, number] = await evaluate('[innerWidth, innerHeight]');
      if (seenWidth === width && seenHeight === height) return;
      const window = await ask(`${session}/window/rect`, 'GET');
      await post('window/rect', {
        width: window.width + width - seenWidth,
        height: window.height + height - seenHeight,
      });
      await setTimeout(POLL_MS);
    }
  };
  let clicks = 0;
  return {
    page: {
      addInitScript,
      evaluate,
      resize,
      goto: (path) => post('url', { url: new URL(path, origin).href }),
      click: (x, y) => {
        // Two clicks close to each other count as a double click, which the site takes for an early one.
        clicks += 1;
        const point = { x: Math.round(x) + (clicks % 2) * CLICKS_APART_PX, y: Math.round(y) };
        const move = { type: 'pointerMove', duration: 0, origin: 'viewport', ...point };
        const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
        return post('actions', { actions: [{ type: 'pointer', id: 'mouse', actions: [move, ...press] }] });
      },
      press: (key) => type([KEYS[key]]),
      type: (text) => type(Array.from(text)),
      screenshot: async () => Buffer.from(await ask(`${session}/screenshot`, 'GET'), 'base64'),
    },
    close: async () => {
      await ask(session, 'DELETE');
      await endProcess(driver);
      await screen.close();
    },
  };
}
