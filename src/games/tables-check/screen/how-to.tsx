import type { ReactNode } from 'react';
import type { TimeSetting } from '../../../../machines/core/time-setting';
import { drawingUrl } from '../../../stage/drawing';
import lamp from '../drawings/lamp.svg?drawing';
import lampOut from '../drawings/place/lamp-out.svg?drawing';
import lighthouse from '../drawings/place/lighthouse.svg?drawing';

const LIT = drawingUrl(lamp);
const OUT = drawingUrl(lampOut);
const TOWER = drawingUrl(lighthouse);

export const howTo = (time: TimeSetting): readonly ReactNode[] => [
  <img key="tower" src={TOWER} alt="" className="h-24" />,
  <b key="sum" className="howto-card">
    {time === 'none' ? '7 × 8 = 56' : '7 × 8 = 56 ⏎'}
  </b>,
  <span key="lamps" className="flex items-end gap-1 [--howto-picture:4rem]">
    {[0, 1, 2, 3, 4].map((index) => (
      <img key={index} src={index < 3 ? LIT : OUT} alt="" />
    ))}
  </span>,
];
