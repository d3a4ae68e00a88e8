/* Rewrites the text of a page while React and the games go on changing it. */

/** Attributes that people read or hear. */
const ATTRIBUTES = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'alt', 'placeholder'];

/**
 * What stays: code, samples of notations, parts in another language, and announcements, which spell signs out in words for
 * the voice of a screen reader.
 */
const EXCEPT =
  'script, style, code, textarea, [contenteditable], [data-as-written], [lang]:not(html), [role="status"].sr-only';

/** A text before and after it was rewritten. */
interface Rewritten {
  readonly before: string;
  readonly after: string;
}

type Write = (text: string) => string;

/** Whatever is written into the page later has not been rewritten, even if it is equal to what was there before. */
export class PageWriter {
  private write: Write = (text) => text;
  private readonly texts = new WeakMap<Text, Rewritten>();
  private readonly attributes = new WeakMap<Element, Map<string, Rewritten>>();
  private readonly observer = new MutationObserver((records) => this.follow(records));

  /** Rewrites the whole page, and from now on whatever changes in it. */
  start(write: Write): void {
    this.write = write;
    this.writeInto(document.body);
    this.observer.takeRecords();
    this.observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ATTRIBUTES,
    });
  }

  /** Runs before the change is painted. Its own changes are not followed. */
  private follow(records: readonly MutationRecord[]): void {
    for (const { type, target, attributeName, addedNodes } of records) {
      if (type === 'attributes' && target instanceof Element && attributeName !== null)
        this.writeAttribute(target, attributeName);
      else if (type === 'characterData') this.writeInto(target);
      else addedNodes.forEach((node) => this.writeInto(node));
    }
    this.observer.takeRecords();
  }

  private writeInto(node: Node): void {
    if (node instanceof Text) {
      if (node.parentElement?.closest(EXCEPT) === null) this.writeText(node);
      return;
    }
    if (!(node instanceof Element) || node.closest(EXCEPT) !== null) return;
    for (const name of ATTRIBUTES) this.writeAttribute(node, name);
    for (const child of node.childNodes) this.writeInto(child);
  }

  private writeText(node: Text): void {
    const { data } = node;
    const known = this.texts.get(node);
    const before = known?.after === data ? known.before : data;
    const after = this.write(before);
    this.texts.set(node, { before, after });
    if (after !== data) node.data = after;
  }

  private writeAttribute(element: Element, name: string): void {
    const value = element.getAttribute(name);
    if (value === null || element.closest(EXCEPT) !== null) return;
    const all = this.attributes.get(element) ?? new Map<string, Rewritten>();
    const known = all.get(name);
    const before = known?.after === value ? known.before : value;
    const after = this.write(before);
    this.attributes.set(element, all.set(name, { before, after }));
    if (after !== value) element.setAttribute(name, after);
  }
}
