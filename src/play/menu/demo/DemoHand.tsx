import './hand.css';
import { drawingUrl } from '../../../stage/drawing';
import hand from './drawings/hand.svg?drawing';

const HAND = drawingUrl(hand);

/** The hand that shows what to press. Its fingertip is in the upper left of its box. */
export const DemoHand = ({ className }: { readonly className: string }) => (
  <img className={className} src={HAND} alt="" draggable={false} />
);
