/*
 * What translators in browsers do to a page: they put elements in place of its text nodes. React then changes nodes that
 * are no longer shown, or fails to remove them. Text that is the only content of its element is replaced together with what
 * the translator made of it, and what carries `translate="no"` is left alone.
 *
 * The functions run in a page, so they refer to nothing outside themselves.
 */

/**
 * Reports each text node that React changes, removes or inserts before, with the element it was found in. Text that is all
 * that its element holds is none of these: React replaces the whole content, and does not mark the node as its own.
 */
export function watchTextNodes(report: (fault: string) => void): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, nextSibling } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      if (!element || element.closest('script, style, noscript, textarea, title') !== null) continue;
      if (element.closest('[translate]')?.getAttribute('translate') === 'no') continue;
      // That is a translator at work.
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

/** Puts two elements with the same words in place of each text node, as Google's translator does. */
export function replaceTextNodes(root: Node): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const parent = text.parentElement;
    if (parent === null || parent.closest('script, style, noscript, textarea, title, font') !== null) continue;
    if (parent.closest('[translate]')?.getAttribute('translate') === 'no') continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.nodeValue;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
