import { useState } from 'react';
import type { TimeSetting } from '../../../../machines/core/time-setting';
import { readOwnHero } from '../../../device/own-hero';
import { HowTo } from '../../../play/HowTo';
import { asPicture, svgDocument } from '../../../stage/drawing';
import { cartPicture, GHOST_AREA, ghostPicture, milestonePicture } from '../scene/drawings';
import { text } from '../text';

const MILESTONE = asPicture(svgDocument(milestonePicture(), [-47, -93, 98, 106]));
const GHOST = asPicture(svgDocument(ghostPicture, GHOST_AREA));

/** How to play, in three pictures of two lines each. */
export function RaceHowTo({ time }: { readonly time: TimeSetting }) {
  const [cart] = useState(() => asPicture(svgDocument(cartPicture(readOwnHero(), 'cheer'), [-162, -170, 292, 236])));
  const lines = text.menu.steps(time);
  return (
    <HowTo
      title={text.menu.howToPlay}
      steps={[cart, MILESTONE, GHOST].map((picture, index) => ({
        picture: <img className="race-howto" src={picture} alt="" />,
        lines: lines[index] ?? [],
      }))}
    />
  );
}
