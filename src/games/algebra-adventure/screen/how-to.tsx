import Heart from 'lucide-react/icons/heart';
import type { ReactNode } from 'react';
import { drawingUrl } from '../../../stage/drawing';
import { workshopDrawings } from '../scene/drawings';

const DRAWINGS = workshopDrawings();

function pictureOf(name: string): string {
  const drawing = DRAWINGS[name];
  return drawing ? drawingUrl(drawing) : '';
}

const [CRATE, FIVE, ONE] = [pictureOf('crate'), pictureOf('weight 5'), pictureOf('weight 1')];

export const howTo = (): readonly ReactNode[] => [
  <span key="balance" className="howto-row [--howto-letter:2rem]">
    <img src={CRATE} alt="" />
    <img src={ONE} alt="" />
    <b>=</b>
    <img src={FIVE} alt="" />
  </span>,
  <span key="choices" className="howto-row">
    {[3, 4, 5, 6].map((choice) => (
      <span key={choice} className="howto-card" data-chosen={choice === 4}>
        {choice}
      </span>
    ))}
  </span>,
  <span key="lives" className="hearts inline-flex gap-0.5">
    {[true, true, false].map((isLit, index) => (
      <Heart key={index} className="icon" data-lit={isLit} />
    ))}
  </span>,
];
