import { SumExplanation } from '../../../play/feedback/explain/SumExplanation';
import type { Demo } from '../../../play/menu/demo/Demo';

const SUM = { first: 9, second: 4, operation: '−' } as const;

export const demo: Demo = {
  asked: (
    <>
      9 − 4 = <b>?</b>
    </>
  ),
  answered: (
    <>
      9 − 4 = <b>5</b>
    </>
  ),
  choices: [4, 5, 6],
  correct: 1,
  incorrect: 2,
  explanation: <SumExplanation sum={SUM} />,
};
