import type { Page } from 'playwright/test';
import { READ_PROPERTIES } from './flatten.ts';

/** Names and words that are the same in every language. */
const SAME: readonly string[] = ['Numeria', 'Oak National Academy', 'English', 'GitHub'];

/** Parts that are English in every language, such as the titles of videos, and what nobody reads. */
const IGNORED = '[lang="en"], [translate="no"], svg text, script, style, noscript, template';

/** The words on a page that a disguise would have changed, with the text that they are in. */
export const findEnglishLeft = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ({ properties, same, ignored }) => {
      // A word with a letter that gets an accent, and without any accent.
      const plain = /(?<![\p{L}\p{N}_.@/-])(?=[a-z]*[aceinosuy])[a-z]{2,}(?![\p{L}\p{N}_@/])/giu;
      const texts = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        if (node.parentElement?.closest(ignored) === null) texts.add(node.textContent ?? '');
      for (const element of document.body.querySelectorAll('*'))
        if (element.closest(ignored) === null)
          for (const name of properties) texts.add(element.getAttribute(name) ?? '');
      texts.add(document.title);
      return [...texts].flatMap((text) => {
        const rest = same.reduce((left, name) => left.replaceAll(name, ' '), text);
        const words = rest.match(plain) ?? [];
        return words.length === 0 ? [] : [`English: ${words.join(' ')} in "${text.trim().slice(0, 100)}"`];
      });
    },
    { properties: READ_PROPERTIES, same: SAME, ignored: IGNORED },
  );
