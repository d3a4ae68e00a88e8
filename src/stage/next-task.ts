/**
 * Yields between two long pieces of work, so that the browser can handle input. Uses a message rather than a timer,
 * because browsers throttle timers.
 */
export const waitForNextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const goOn = (): void => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', goOn);
    port1.start();
    port2.postMessage(null);
  });
