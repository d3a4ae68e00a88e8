// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MarkedText } from '../../src/videos/MarkedText';
import { replaceTextNodes } from '../helpers/text-nodes';

const marked = (words: readonly string[]) => <MarkedText text="Proof by cases" words={new Set(words)} />;

describe('A title in a search', () => {
  it('reads the same when other words are marked, even if a translator has replaced its text', () => {
    const { container, rerender } = render(<h3>{marked(['proof'])}</h3>);
    replaceTextNodes(container);
    rerender(<h3>{marked(['by'])}</h3>);
    expect(container.textContent).toBe('Proof by cases');
    expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['by']);
  });
});
