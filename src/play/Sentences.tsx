/**
 * Sentences that stand together where there is room, and break between two of them where there is not. A worked step is
 * never torn apart where it fits on a line.
 */
export function Sentences({ text }: { readonly text: string }) {
  return text
    .replaceAll('. ', '.\n')
    .split('\n')
    .map((sentence, index) => (
      <span key={index} className="sentence inline-block whitespace-pre-wrap">
        {sentence}{' '}
      </span>
    ));
}
