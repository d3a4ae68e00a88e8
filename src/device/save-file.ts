/** Long enough for a slow device to have read it. */
const REVOKE_AFTER_MS = 60_000;

/** Hands a text to the visitor as a file of this name. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
