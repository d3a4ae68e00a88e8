/**
 * The message of any thrown value. PGlite throws objects that have a message but are not errors.
 */
export function getErrorMessage(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  if ('message' in thrown && typeof thrown.message === 'string' && thrown.message !== '') return thrown.message;
  return 'name' in thrown && typeof thrown.name === 'string' ? thrown.name : 'no reason given';
}
