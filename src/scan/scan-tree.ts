import type { ScanNode } from './scan-machine';

/** A node of the tree that is scanned: a control of the page, or a group of them. */
export interface ScanItem extends ScanNode {
  readonly children: readonly ScanItem[];
  /** The control, or all controls of a group, in the order in which they are lit. */
  readonly controls: readonly HTMLElement[];
}

/** Groups with more items than this are scanned row by row. */
const MAX_ITEMS = 5;
/** The number of items in a row that is not set by the page. */
const ROW = 3;

export const control = (element: HTMLElement): ScanItem => ({ children: [], controls: [element] });

/** A group as one item. A group of one is that one, so it acts directly. */
export function group(items: readonly ScanItem[]): ScanItem {
  const [only] = items;
  if (only !== undefined && items.length === 1) return only;
  return { children: items, controls: items.flatMap(({ controls }) => controls) };
}

/** The same number of items in each row, give or take one. Nine are three rows of three. */
function chunk<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const rows = Math.ceil(items.length / Math.max(ROW, Math.ceil(Math.sqrt(items.length))));
  return Array.from({ length: rows }, (_, row) =>
    items.slice(Math.round((row * items.length) / rows), Math.round(((row + 1) * items.length) / rows)),
  );
}

/** Controls one by one if there are few, otherwise in rows. */
export function inRows(elements: readonly HTMLElement[]): readonly ScanItem[] {
  const items = elements.map(control);
  return items.length <= MAX_ITEMS ? items : chunk(items).map(group);
}

/** Groups one by one if there are few, otherwise groups of groups. */
export const inGroups = (items: readonly ScanItem[], max: number): readonly ScanItem[] =>
  items.length <= max ? items : chunk(items).map(group);

export const rootOf = (items: readonly ScanItem[]): ScanItem => ({
  children: items,
  controls: items.flatMap(({ controls }) => controls),
});
