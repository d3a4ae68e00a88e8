import { SumExplanation } from '../../../play/feedback/explain/SumExplanation';
import type { Demo } from '../../../play/menu/demo/Demo';
import { drawingUrl } from '../../../stage/drawing';
import { beaconDrawings } from '../scene/beacon-drawing';

const SUM = { first: 3, second: 4, operation: '×' } as const;

const beacon = beaconDrawings()['beacon'];
const BEACON = beacon === undefined ? '' : drawingUrl(beacon);

export const demo: Demo = {
  asked: (
    <>
      3 × <b>?</b> = 12
    </>
  ),
  answered: (
    <>
      3 × <b>4</b> = 12
    </>
  ),
  choices: [4, 5, 6].map((number) => (
    <span key={number} className="demo-thing">
      <img src={BEACON} alt="" />
      <span>{number}</span>
    </span>
  )),
  correct: 0,
  incorrect: 2,
  explanation: <SumExplanation sum={SUM} />,
  look: 'round',
};
