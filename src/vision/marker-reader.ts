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
  /** Finds the markers of one picture at a time. Fails if the reader is closed or its script cannot be loaded. */
  readonly read: (picture: ImageData) => Promise<MarkerReply>;
  readonly close: () => void;
}

/** Starts a worker that finds markers. Close it when it is no longer needed. Throws if its script cannot be loaded. */
export async function loadMarkerReader(): Promise<MarkerReader> {
  const worker = new window.Worker(trustedUrl());
  const read = async (picture: ImageData): Promise<MarkerReply> =>
    new Promise((resolve, reject) => {
      const once = { once: true };
      worker.addEventListener('message', ({ data }: MessageEvent<MarkerReply>) => resolve(data), once);
      worker.addEventListener('error', () => reject(new Error('The markers could not be read.')), once);
      worker.postMessage(picture, [picture.data.buffer]);
    });
  // An empty picture shows that the script is there.
  await read(new ImageData(32, 32));
  return { read, close: () => worker.terminate() };
}
