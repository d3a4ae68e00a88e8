/* Translators in browsers replace a page's text nodes with elements. React then changes nodes
   that are no longer shown, or fails to remove them. If text is the only content of its element,
   React replaces it together with the translator's elements. Elements with `translate="no"` are
   left alone. ¶ The functions run in a page, so they cannot refer to anything outside
   themselves. */

/**
 * Reports each text node that React changes, removes or inserts before, together with its element.
 * Text that is the only content of its element is not reported: React replaces the whole content,
 * and does not mark the node as its own.
 */
export function watchTextNodes(report: (fault: string) => void): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, nextSibling } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      if (!element || element.closest('script, style, noscript, textarea, title') !== null) continue;
      if (element.closest('[translate]')?.getAttribute('translate') === 'no') continue;
      // This is a translator's change.
      if ([...addedNodes].some(({ nodeName }) => nodeName === 'FONT')) continue;
      const touched = [
        ...(type === 'characterData' ? [target] : removedNodes),
        ...(addedNodes.length > 0 && nextSibling !== null ? [nextSibling] : []),
      ];
      const text = touched.find(
        (node) =>
          node.nodeType === Node.TEXT_NODE && Object.keys(node).some((property) => property.startsWith('__reactFiber')),
      );
      if (text === undefined) continue;
      const around = element.parentElement?.outerHTML.slice(0, 160) ?? '';
      report(`A translator may have replaced "${text.nodeValue}" in ${element.outerHTML.slice(0, 160)} in ${around}`);
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

/** Replaces each text node with two nested elements, as Google's translator does. */
export function replaceTextNodes(root: Node): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const parent = text.parentElement;
    // An option contains only text, which a translator changes in place.
    if (parent === null || parent.closest('script, style, noscript, textarea, title, option, font') !== null) continue;
    if (parent.closest('[translate]')?.getAttribute('translate') === 'no') continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.nodeValue;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
