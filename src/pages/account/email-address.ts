/** The longest email address, in characters. */
const MAX = 254;

/** The trimmed address in an email field; null if it is not valid. */
export function readEmailAddress(field: HTMLInputElement | null): string | null {
  const address = field?.value.trim() ?? '';
  return field?.validity.valid === true && address !== '' && address.length <= MAX ? address : null;
}
