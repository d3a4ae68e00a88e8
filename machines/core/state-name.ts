/** A machine's state value, as XState gives it. */
export type StateValue = string | { readonly [region: string]: StateValue | undefined };

/** The name of a state with its nested states joined by dots, as `data-state` shows it: `playing.asking`. */
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => (inner === undefined || stateName(inner) === '' ? name : `${name}.${stateName(inner)}`))
    .join(' ');
}
