import type { Demo } from '../../../play/menu/demo/Demo';
import { svgUrl } from '../../../stage/drawing';
import { cakePicture } from '../scene/menu-pictures';
import { StackedFraction } from './StackedFraction';

const SUM = svgUrl(
  cakePicture(4, [
    [1, 'strawberry'],
    [2, 'lemon'],
  ]),
);
const PARTS = (
  <>
    <StackedFraction top={1} bottom={4} /> + <StackedFraction top={2} bottom={4} /> =
  </>
);

export const demo: Demo = {
  asked: (
    <>
      {PARTS} <StackedFraction top={<b>?</b>} bottom={4} />
    </>
  ),
  answered: (
    <>
      {PARTS} <StackedFraction top={<b>3</b>} bottom={4} />
    </>
  ),
  choices: [2, 3, 4],
  correct: 1,
  incorrect: 2,
  explanation: (
    <span className="flex items-center gap-[0.5em] text-[1.5em] [&>img]:h-[3em] [&>img]:w-auto">
      <img src={SUM} alt="" />
      <StackedFraction top={3} bottom={4} />
    </span>
  ),
};
