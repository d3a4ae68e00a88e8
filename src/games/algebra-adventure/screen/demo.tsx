import type { Demo } from '../../../play/menu/demo/Demo';
import { svgDocument, svgUrl } from '../../../stage/drawing';
import { drawStillBalance } from '../scene/still';

/** One crate and a weight of 1 balance 5. */
const QUESTION = {
  number: 0,
  mode: 'findX',
  crates: 1,
  added: 1,
  x: 4,
  total: 5,
  answer: 4,
  choices: [3, 4, 5],
} as const;
const VIEW = { shape: 'landscape', left: 0, top: 0, right: 960, bottom: 540, scale: 1 } as const;
/** The part of the stage that the balance fills: x, y, width and height. */
const SEEN = [100, 150, 760, 380] as const;

const balance = (choice: number): string =>
  svgUrl(
    svgDocument(
      drawStillBalance(VIEW, {
        question: QUESTION,
        given: { choice, verdict: choice === QUESTION.answer ? 'right' : 'wrong' },
        pace: 'brisk',
      }),
      SEEN,
    ),
  );

/** An equation and its answers. The balance tilts to explain the wrong answer. */
export const demo: Demo = {
  asked: (
    <>
      <b>x</b> + 1 = 5
    </>
  ),
  answered: (
    <>
      <b>4</b> + 1 = 5
    </>
  ),
  choices: QUESTION.choices,
  correct: QUESTION.choices.indexOf(QUESTION.answer),
  incorrect: 0,
  explanation: (
    <span className="grid justify-items-center gap-[0.25em] [&>img]:h-[6em] [&>img]:w-auto">
      <img src={balance(3)} alt="" />3 + 1 &lt; 5
    </span>
  ),
};
