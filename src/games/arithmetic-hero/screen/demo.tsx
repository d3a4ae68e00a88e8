import { SumExplanation } from '../../../play/feedback/explain/SumExplanation';
import type { Demo } from '../../../play/menu/demo/Demo';

const SUM = { first: 3, second: 4, operation: '+' } as const;

export const demo: Demo = {
  asked: (
    <>
      3 + 4 = <b>?</b>
    </>
  ),
  answered: (
    <>
      3 + 4 = <b>7</b>
    </>
  ),
  choices: [6, 7, 8],
  correct: 1,
  incorrect: 2,
  explanation: <SumExplanation sum={SUM} />,
};
