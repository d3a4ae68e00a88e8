import { normaliseTerm, splitText } from './terms';

interface Props {
  readonly text: string;
  /** Normalised words. */
  readonly words: ReadonlySet<string>;
}

/**
 * Text in which the matching words are marked. When they change, the whole element is replaced, because a browser's
 * translator replaces single text nodes, which React could not remove afterwards.
 */
export const MarkedText = ({ text, words }: Props) => (
  <span key={[...words].join(' ')}>
    {splitText(text).map((piece, at) =>
      at % 2 === 1 && words.has(normaliseTerm(piece)) ? (
        <mark key={at} className="rounded-[4px] bg-sun-300 text-ink-900">
          {piece}
        </mark>
      ) : (
        piece
      ),
    )}
  </span>
);
