import { normaliseTerm, splitText } from './terms';

interface Props {
  readonly text: string;
  /** Normalised words. */
  readonly words: ReadonlySet<string>;
}

/**
 * Text in which the matching words are marked. Each piece has an element of its own, because a
 * browser's translator replaces text nodes, which React could not remove afterwards.
 */
export function MarkedText({ text, words }: Props) {
  if (words.size === 0) return <span>{text}</span>;
  return splitText(text).map((piece, at) =>
    at % 2 === 1 && words.has(normaliseTerm(piece)) ? (
      <mark key={at} className="rounded-[4px] bg-sun-300 text-ink-900">
        {piece}
      </mark>
    ) : (
      <span key={at}>{piece}</span>
    ),
  );
}
