import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TimeSetting } from '../../../../machines/core/time-setting';
import { HowTo } from '../../../play/HowTo';
import { asPicture, svgDocument } from '../../../stage/drawing';
import { workshopDrawings } from '../scene/drawings';
import { text } from '../text';

const DRAWINGS = workshopDrawings();

function pictureOf(name: string): string {
  const drawing = DRAWINGS[name];
  return drawing ? asPicture(svgDocument(drawing.inner, drawing.area)) : '';
}

const [CRATE, FIVE, ONE] = [pictureOf('crate'), pictureOf('weight 5'), pictureOf('weight 1')];

/** How to play, in three pictures of two lines each. */
export function AlgebraHowTo({ time }: { readonly time: TimeSetting }) {
  const pictures: readonly ReactNode[] = [
    <span key="balance" className="algebra-howto-balance">
      <img src={CRATE} alt="" />
      <img src={ONE} alt="" />
      <b>=</b>
      <img src={FIVE} alt="" />
    </span>,
    <span key="choices" className="algebra-howto-choices">
      {[3, 4, 5, 6].map((choice) => (
        <span key={choice} data-chosen={choice === 4}>
          {choice}
        </span>
      ))}
    </span>,
    <span key="lives" className="hearts">
      {[true, true, false].map((isLit, index) => (
        <Heart key={index} className="icon" data-lit={isLit} />
      ))}
    </span>,
  ];
  const lines = text.menu.steps(time);
  return (
    <HowTo
      title={text.menu.howToPlay}
      steps={pictures.map((picture, index) => ({ picture, lines: lines[index] ?? [] }))}
    />
  );
}
