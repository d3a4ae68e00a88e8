import { isValidElement } from 'react';

/** Properties of elements that a person reads or hears. */
export const READ_PROPERTIES: readonly string[] = ['aria-label', 'alt', 'title', 'placeholder', 'label'];

/** All text in what a catalogue exports or returns: of elements also their labels. */
export function flatten(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(flatten).join('\n');
  if (isValidElement<Readonly<Record<string, unknown>>>(value)) {
    const { props, type } = value;
    const labels = READ_PROPERTIES.flatMap((name) => (typeof props[name] === 'string' ? [props[name]] : []));
    const block = typeof type === 'string' && /^(?:p|li|h\d|dt|dd|div|section)$/.test(type) ? '\n' : '';
    const children = [props['children']].flat();
    return [...labels, children.map(flatten).join('')].join(' ').trimStart() + block;
  }
  if (typeof value === 'object' && value !== null) return Object.values(value).map(flatten).join('\n');
  return '';
}
