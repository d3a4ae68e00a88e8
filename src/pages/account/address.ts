/** The most characters of an e-mail address. */
const MAX = 254;

/** What is said of a text that is no e-mail address. */
export const NOT_AN_ADDRESS = 'Please type a whole e-mail address, like you@example.org.';

/** The e-mail address in a field of that type, trimmed; null where it holds none. */
export function readAddress(field: HTMLInputElement | null): string | null {
  const address = field?.value.trim() ?? '';
  return field?.validity.valid === true && address !== '' && address.length <= MAX ? address : null;
}
