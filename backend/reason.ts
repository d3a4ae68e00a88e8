/** What a thrown value says. PGlite throws objects that are no errors, and have a message all the same. */
export function reasonOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  if ('message' in thrown && typeof thrown.message === 'string' && thrown.message !== '') return thrown.message;
  return 'name' in thrown && typeof thrown.name === 'string' ? thrown.name : 'it gives no reason';
}
