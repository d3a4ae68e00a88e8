import type { TimeSetting } from '../../../../machines/core/time-setting';
import { HowTo } from '../../../play/HowTo';
import { asPicture } from '../../../stage/drawing';
import { cakePicture, fieldsPicture } from '../scene/pictures';
import { text } from '../text';

const PICTURES = [
  asPicture(cakePicture(2, [[1, 'strawberry']])),
  asPicture(fieldsPicture()),
  asPicture(
    cakePicture(6, [
      [3, 'strawberry'],
      [2, 'lemon'],
    ]),
  ),
];

/** How to play, in three pictures of two lines each. */
export function FractionHowTo({ time }: { readonly time: TimeSetting }) {
  const lines = text.menu.steps(time);
  return (
    <HowTo
      title={text.menu.howToPlay}
      steps={PICTURES.map((picture, index) => ({
        picture: <img className="fraction-howto" src={picture} alt="" />,
        lines: lines[index] ?? [],
      }))}
    />
  );
}
