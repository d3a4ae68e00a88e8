/**
 * Between two pieces of work that each take long on a slow device: what was pressed meanwhile is answered. A message, and
 * no timer, which browsers hold back.
 */
export const nextTask = (): Promise<void> =>
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
