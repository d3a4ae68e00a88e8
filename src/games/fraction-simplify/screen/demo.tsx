import type { Demo } from '../../../play/demo/Demo';
import { svgUrl } from '../../../stage/drawing';
import { cakePicture } from '../scene/pictures';
import { FractionShown } from './FractionShown';

const SUM = svgUrl(
  cakePicture(4, [
    [1, 'strawberry'],
    [2, 'lemon'],
  ]),
);
const PARTS = (
  <>
    <FractionShown top={1} bottom={4} /> + <FractionShown top={2} bottom={4} /> =
  </>
);

export const demo: Demo = {
  asked: (
    <>
      {PARTS} <FractionShown top={<b>?</b>} bottom={4} />
    </>
  ),
  answered: (
    <>
      {PARTS} <FractionShown top={<b>3</b>} bottom={4} />
    </>
  ),
  choices: [2, 3, 4],
  correct: 1,
  incorrect: 2,
  explains: (
    <span className="fraction-explained">
      <img src={SUM} alt="" />
      <FractionShown top={3} bottom={4} />
    </span>
  ),
};
