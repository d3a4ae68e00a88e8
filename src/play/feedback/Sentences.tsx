/**
 * Sentences that share a line if there is room, and otherwise wrap between sentences. A worked step is not split if it
 * fits on one line.
 */
export function Sentences({ text }: { readonly text: string }) {
  return text
    .replaceAll(/([.।]) /g, '$1\n')
    .split('\n')
    .map((sentence, index) => (
      <span key={index} className="sentence inline-block whitespace-pre-wrap">
        {sentence}{' '}
      </span>
    ));
}
