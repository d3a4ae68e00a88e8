import type { ContactMessage } from './message';

/** A field of the contact form. */
export type FieldName = keyof ContactMessage;

const MISSING: Readonly<Record<FieldName, string>> = {
  name: 'Please write your name.',
  email: 'Please write your e-mail address.',
  subject: 'Please say in a few words what it is about.',
  message: 'Please write your message.',
};

const NO_ADDRESS = 'This is not an e-mail address yet. It looks like name@example.org.';

/** In plain words what is wrong with what stands in a field; null while it will do. */
export function errorIn(name: FieldName, value: string, validity: ValidityState): string | null {
  if (value.trim() === '' && !validity.typeMismatch && !validity.badInput) return MISSING[name];
  return validity.typeMismatch || validity.badInput ? NO_ADDRESS : null;
}
