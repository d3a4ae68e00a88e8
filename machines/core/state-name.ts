/** A machine's state value, as XState reports it. */
export type StateValue = string | { readonly [region: string]: StateValue | undefined };

/**
 * The name of a state, with nested states joined by dots, as in `data-state`: `playing.asking`. A state called `round`
 * is left out; games use that name when they have no better one.
 */
export function formatStateName(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => {
      const innerName = inner === undefined ? '' : formatStateName(inner);
      if (innerName === '') return name;
      return name === 'round' ? innerName : `${name}.${innerName}`;
    })
    .join(' ');
}
