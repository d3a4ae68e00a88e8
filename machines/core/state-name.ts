/** A machine's state value, as XState gives it. */
export type StateValue = string | { readonly [region: string]: StateValue | undefined };

/**
 * The name of a state with its nested states joined by dots, as `data-state` shows it: `playing.asking`. A state called
 * `round` holds those of a game that has no other name for its play, and is left out.
 */
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => {
      const innerName = inner === undefined ? '' : stateName(inner);
      if (innerName === '') return name;
      return name === 'round' ? innerName : `${name}.${innerName}`;
    })
    .join(' ');
}
