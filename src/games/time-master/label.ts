/* A piece of text over the picture. */
import type { Area } from '../../stage/area';
import type { ClockPosition } from './scene/layout';

export interface Label {
  readonly key: string;
  readonly text: string;
  readonly area: Area;
  readonly look:
    | 'chip'
    | 'point'
    | 'toHour'
    | 'hours'
    | 'rest'
    | 'day'
    | 'page'
    | 'clock'
    | 'digital'
    | 'hourHand'
    | 'minuteHand';
  /** Whether it states the right answer. */
  readonly isAnswer: boolean;
  /** The step of the answer at which it appears; 0 means immediately. */
  readonly step: number;
}

/** A label that appears immediately and is not the answer. */
export const PLAIN = { isAnswer: false, step: 0 } as const;
/** Size of the centre of a clock face, where a question mark replaces the hands. */
const FACE_SIZE = 80;

export const faceLabel = ({ x, y }: ClockPosition, index: number): Label => {
  const area = { x: x - FACE_SIZE / 2, y: y - FACE_SIZE / 2, width: FACE_SIZE, height: FACE_SIZE };
  return { ...PLAIN, key: `face ${index}`, text: '?', look: 'page', area };
};
