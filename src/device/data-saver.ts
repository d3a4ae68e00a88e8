declare global {
  interface Navigator {
    /** The Network Information API, in browsers that have it. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether to download only what the visitor asks for, to save data. */
export function prefersReducedData(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
