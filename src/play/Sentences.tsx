import './sentences.css';

/** Sentences that stand together where there is room, and break between two of them where there is not. */
export function Sentences({ text }: { readonly text: string }) {
  return text
    .replaceAll('. ', '.\n')
    .split('\n')
    .map((sentence, index) => (
      <span key={index} className="sentence">
        {sentence}{' '}
      </span>
    ));
}
