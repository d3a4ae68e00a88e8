import type { ScanNode } from './scan-machine';

/** A control in the page, or a group of controls. */
export interface ScanItem extends ScanNode {
  readonly children: readonly ScanItem[];
  /** The control, or all controls in the group, in scanning order. */
  readonly controls: readonly HTMLElement[];
}

/** Groups with more controls than this are split into rows. */
const MAX_ITEMS = 5;
/** The shortest row length to aim for if the page does not mark rows. */
const ROW = 3;

export const control = (element: HTMLElement): ScanItem => ({ children: [], controls: [element] });

/** Makes one item of a group. A group of one becomes that item, which saves a press. */
export function group(items: readonly ScanItem[]): ScanItem {
  const [only] = items;
  if (only !== undefined && items.length === 1) return only;
  return { children: items, controls: items.flatMap(({ controls }) => controls) };
}

/** Splits items into rows whose lengths differ by at most one. Nine items make three rows of three. */
function chunk<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const rows = Math.ceil(items.length / Math.max(ROW, Math.ceil(Math.sqrt(items.length))));
  return Array.from({ length: rows }, (_, row) =>
    items.slice(Math.round((row * items.length) / rows), Math.round(((row + 1) * items.length) / rows)),
  );
}

/** Returns controls one by one if there are few, otherwise in rows. */
export function splitIntoRows(elements: readonly HTMLElement[]): readonly ScanItem[] {
  const items = elements.map(control);
  return items.length <= MAX_ITEMS ? items : chunk(items).map(group);
}

/** Returns items as they are if there are at most `max`, otherwise in groups. */
export const splitIntoGroups = (items: readonly ScanItem[], max: number): readonly ScanItem[] =>
  items.length <= max ? items : chunk(items).map(group);

export const createRoot = (items: readonly ScanItem[]): ScanItem => ({
  children: items,
  controls: items.flatMap(({ controls }) => controls),
});
