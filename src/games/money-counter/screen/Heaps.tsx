import { type Heap, piecesOf } from '../../../../machines/money-counter/coins';
import type { Question } from '../../../../machines/money-counter/questions';
import { PIECE_PICTURES } from './pictures';

/** The money of a question where there is no scene; what it is, is told with the question. */
export function Heaps({ question: { asked } }: { readonly question: Question }) {
  const heaps: readonly Heap[] = 'heaps' in asked ? asked.heaps : [asked.heap];
  return (
    <div className="money-heaps" aria-hidden>
      {heaps.map((heap, index) => (
        <div key={index} className="money-heap">
          {piecesOf(heap).map((piece, place) => (
            <img key={place} src={PIECE_PICTURES[piece]} alt="" data-piece={piece} />
          ))}
        </div>
      ))}
    </div>
  );
}
