/** What is given away: its title and its text, the link included. */
export interface Shareable {
  readonly title: string;
  readonly text: string;
}

/** What of the browser sharing needs; a part may be absent, or be there and refuse. */
export interface SharingDevice {
  readonly share?: (shared: Shareable) => Promise<void>;
  readonly canShare?: (shared: Shareable) => boolean;
  readonly clipboard?: { readonly writeText: (text: string) => Promise<void> };
}

/** What has become of it. Who closes the device's own dialog has simply thought again. */
export type Shared = 'shared' | 'cancelled' | 'copied' | 'failed';

const isCancelled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** Shares by the device's own feature; where there is none, or it does not work, the text goes to the clipboard. */
export async function share(shared: Shareable, device: SharingDevice): Promise<Shared> {
  if (device.share && device.canShare?.(shared) !== false) {
    try {
      await device.share(shared);
      return 'shared';
    } catch (error) {
      if (isCancelled(error)) return 'cancelled';
    }
  }
  if (device.clipboard === undefined) return 'failed';
  try {
    await device.clipboard.writeText(shared.text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
