import type { ContactMessage } from './mail-link';
import { text } from './text';

export type FieldName = keyof ContactMessage;

/** The error message for a field; null if it is valid. */
export function findFieldError(name: FieldName, value: string, validity: ValidityState): string | null {
  if (value.trim() === '' && !validity.typeMismatch && !validity.badInput) return text.missing[name];
  return validity.typeMismatch || validity.badInput ? text.invalidEmail : null;
}
