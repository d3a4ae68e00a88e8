import type { ContactMessage } from './mail-link';

export type FieldName = keyof ContactMessage;

const MISSING: Readonly<Record<FieldName, string>> = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  subject: 'Enter a subject.',
  message: 'Enter your message.',
};

const NO_ADDRESS = 'Enter a full email address, like name@example.org.';

/** The error message for a field; null if it is valid. */
export function findFieldError(name: FieldName, value: string, validity: ValidityState): string | null {
  if (value.trim() === '' && !validity.typeMismatch && !validity.badInput) return MISSING[name];
  return validity.typeMismatch || validity.badInput ? NO_ADDRESS : null;
}
