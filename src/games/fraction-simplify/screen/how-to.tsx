import type { ReactNode } from 'react';
import { svgUrl } from '../../../stage/drawing';
import { cakePicture, fieldsPicture } from '../scene/menu-pictures';

const PICTURES = [
  svgUrl(cakePicture(2, [[1, 'strawberry']])),
  svgUrl(fieldsPicture()),
  svgUrl(
    cakePicture(6, [
      [3, 'strawberry'],
      [2, 'lemon'],
    ]),
  ),
];

export const howTo = (): readonly ReactNode[] => PICTURES.map((picture) => <img key={picture} src={picture} alt="" />);
