declare global {
  interface Navigator {
    /** The Network Information API, in browsers that have it. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether to download only what is asked for on this connection. */
export function prefersReducedData(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
