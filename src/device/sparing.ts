declare global {
  interface Navigator {
    /** What some browsers tell of the line. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether nothing is to be fetched over this line but what is asked for. */
export function isSparing(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
