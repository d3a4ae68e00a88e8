import { SumExplanation } from '../../../play/feedback/explain/SumExplanation';
import type { Demo } from '../../../play/menu/demo/Demo';
import { drawingUrl } from '../../../stage/drawing';
import { lagoonDrawings } from '../scene/drawings';

const SUM = { first: 8, second: 5, operation: '+' } as const;

const open = lagoonDrawings()['bubble open'];
const BUBBLE = open === undefined ? '' : drawingUrl(open);

export const demo: Demo = {
  asked: (
    <>
      8 + 5 = <b>?</b>
    </>
  ),
  answered: (
    <>
      8 + 5 = <b>13</b>
    </>
  ),
  choices: [12, 13, 14].map((number) => (
    <span key={number} className="demo-thing">
      <img src={BUBBLE} alt="" />
      <span>{number}</span>
    </span>
  )),
  correct: 1,
  incorrect: 2,
  explanation: <SumExplanation sum={SUM} />,
  look: 'round',
};
