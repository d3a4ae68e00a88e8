import type { CSSProperties } from 'react';
import type { Currency } from '../../../../machines/core/currencies';
import { type Heap, listPieces } from '../../../../machines/money-counter/coins';
import type { Question } from '../../../../machines/money-counter/questions';
import { useStageFit } from '../../../play/canvas/SceneStage';
import type { Area } from '../../../stage/area';
import { counterArea } from '../scene/layout';
import { isNote } from '../scene/piece-drawings';
import { PieceImage } from './PieceImage';

/** Width of a bill relative to a coin, and the share of a heap's area that its pieces fill. */
const PIECE_SPACE = { bill: 3.4, ratio: 0.5, pieceMm: 25 } as const;
/** Maximum units per millimetre, which makes pieces as large as in the scene. */
const MAX_UNITS = 3.4;

/** The scale of pieces, in units per millimetre, at which the fullest heap fits. */
function unitsPerMm(heaps: readonly Heap[], money: Currency, { width, height }: Area): number {
  const fullest = Math.max(
    ...heaps.map((heap) =>
      listPieces(heap).reduce((all, piece) => all + (isNote(money, piece) ? PIECE_SPACE.bill : 1), 0),
    ),
  );
  const each = (PIECE_SPACE.ratio * width * height) / heaps.length / Math.max(1, fullest);
  return Math.min(MAX_UNITS, Math.sqrt(each) / PIECE_SPACE.pieceMm);
}

/**
 * The money of a question when there is no canvas. It is hidden from screen readers, which read it out with the
 * question.
 */
export function Heaps({ question: { asked } }: { readonly question: Question }) {
  const heaps: readonly Heap[] = 'heaps' in asked ? asked.heaps : [asked.heap];
  const money = asked.money ?? 'USD';
  const fit = useStageFit();
  const style: CSSProperties & { '--lying'?: string } =
    fit === null ? {} : { '--lying': `${unitsPerMm(heaps, money, counterArea(fit.view)) * fit.view.scale}px` };
  return (
    <div
      className="relative mx-auto flex w-[min(60rem,100%)] flex-wrap justify-center gap-4 on-stage:size-full on-stage:flex-nowrap"
      aria-hidden
      style={style}
    >
      {heaps.map((heap, index) => (
        <div key={index} className="money-heap">
          {listPieces(heap).map((piece, position) => (
            <PieceImage key={position} money={money} piece={piece} />
          ))}
        </div>
      ))}
    </div>
  );
}
