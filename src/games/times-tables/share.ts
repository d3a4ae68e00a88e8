/** The title, and text that includes the link. */
export interface ShareContent {
  readonly title: string;
  readonly text: string;
}

/** The parts of `navigator` needed for sharing. Each can be missing, or refuse. */
export interface ShareNavigator {
  readonly share?: (shared: ShareContent) => Promise<void>;
  readonly canShare?: (shared: ShareContent) => boolean;
  readonly clipboard?: { readonly writeText: (text: string) => Promise<void> };
}

/** The outcome of sharing. Closing the device's own dialog counts as cancelled. */
export type ShareResult = 'shared' | 'cancelled' | 'copied' | 'failed';

const isCancelled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** Shares with the device's own feature. If there is none or it fails, the text is copied to the clipboard. */
export async function share(shared: ShareContent, device: ShareNavigator): Promise<ShareResult> {
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
