const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
const FIRST_OF_SERVER_ERRORS = 500;

const waiting = new Set<() => void>();

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      waiting.delete(end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    waiting.add(end);
  });

export function retryNow(): void {
  for (const end of waiting) end();
}

/**
 * Sends the request until the service answers. The pauses grow, but it retries immediately after "Try again" or when
 * the device is online again.
 */
export async function retryUntilAnswered(ask: () => Promise<Response>): Promise<Response> {
  globalThis.addEventListener('online', retryNow);
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const answer = await ask().catch(() => null);
    if (answer !== null && answer.status < FIRST_OF_SERVER_ERRORS) return answer;
    await pause(pauseMs);
  }
}
