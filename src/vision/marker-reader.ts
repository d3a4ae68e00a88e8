import { once } from '../ui/once';
import type { MarkerReply } from './marker-worker';
// oxlint-disable-next-line import/default -- Vite adds this export.
import workerUrl from './marker-worker?worker&url';

declare global {
  interface Window {
    // Browsers with Trusted Types only take such an address.
    readonly Worker: new (
      address: TrustedScriptURL | string,
    ) => Worker;
  }
}

/** The fixed address of the worker, in the form that Trusted Types require. */
const trustedUrl = once(
  () =>
    window.trustedTypes
      ?.createPolicy('numeria-markers', { createScriptURL: (_address: string) => workerUrl })
      .createScriptURL(workerUrl) ?? workerUrl,
);

export interface MarkerReader {
  /** Finds the markers of one picture at a time. Fails if the picture cannot be read or the reader is closed. */
  readonly read: (picture: ImageData) => Promise<MarkerReply>;
  readonly close: () => void;
}

/** Starts a worker that finds markers. Close it when it is no longer needed. Throws if its script cannot be loaded. */
export async function loadMarkerReader(): Promise<MarkerReader> {
  const worker = new window.Worker(trustedUrl());
  const closed = new AbortController();
  const read = async (picture: ImageData): Promise<MarkerReply> =>
    new Promise((resolve, reject) => {
      // Removes all listeners once one of them is called, because each of them keeps the picture in memory.
      const done = new AbortController();
      const { signal } = done;
      const fail = (): void => {
        done.abort();
        reject(new Error('The markers could not be read.'));
      };
      const succeed = ({ data }: MessageEvent<MarkerReply>): void => {
        done.abort();
        resolve(data);
      };
      if (closed.signal.aborted) {
        fail();
        return;
      }
      worker.addEventListener('message', succeed, { signal });
      worker.addEventListener('error', fail, { signal });
      // A terminated worker never replies.
      closed.signal.addEventListener('abort', fail, { signal });
      worker.postMessage(picture, [picture.data.buffer]);
    });
  const close = (): void => {
    worker.terminate();
    closed.abort();
  };
  try {
    // An empty picture shows that the script is there.
    await read(new ImageData(32, 32));
  } catch (error) {
    close();
    throw error;
  }
  return { read, close };
}
