import type { ReactNode } from 'react';
import { svgUrl } from '../../../stage/drawing';
import { drawCake, drawFields } from '../scene/menu-pictures';

const PICTURES = [
  svgUrl(drawCake(2, [[1, 'strawberry']])),
  svgUrl(drawFields()),
  svgUrl(
    drawCake(6, [
      [3, 'strawberry'],
      [2, 'lemon'],
    ]),
  ),
];

export const howTo = (): readonly ReactNode[] => PICTURES.map((picture) => <img key={picture} src={picture} alt="" />);
