import type { Drawing } from '../../../stage/atlas';
import { paint, svgDocument } from '../../../stage/drawing';
import { inTones } from '../../../stage/drawings';
import lamp from '../drawings/tones/lamp.svg?drawing';
import portal from '../drawings/tones/portal.svg?drawing';

/** One lamp for each hour of a clock face, and the radii of the ring on which they are. */
export const LAMPS = { count: 12, rx: 273, ry: 167 } as const;

/** Position of a lamp from the middle of the portal. The first is at the top, and the others follow clockwise. */
export function lampPosition(index: number): readonly [x: number, y: number] {
  const angle = ((-90 + (index * 360) / LAMPS.count) * Math.PI) / 180;
  return [LAMPS.rx * Math.cos(angle), LAMPS.ry * Math.sin(angle)];
}

/** Colours of the portal for normal flight and for warp mode. */
export const TONES = {
  portal: {
    edge: paint('violet-700'),
    ring: paint('violet-500'),
    'ring-shade': paint('violet-600'),
    rim: paint('violet-300'),
    gap: '#2A1D66',
    light: '#F4EFFF',
    'lamp-off': paint('violet-700'),
  },
  'portal warp': {
    edge: paint('sun-600'),
    ring: paint('sun-400'),
    'ring-shade': paint('sun-500'),
    rim: paint('coral-400'),
    gap: '#5A1F6B',
    light: '#FFF6DC',
    'lamp-off': paint('sun-600'),
  },
} as const;

export const RING_AREA = portal.area;

export const plainPortal = (): Drawing => inTones(portal, TONES.portal);

/** The portal with its lamps off, as an SVG document. */
export function portalRing(name: keyof typeof TONES): string {
  const { inner, area } = inTones(portal, TONES[name]);
  return svgDocument(inner, area);
}

export const portalDrawings = (): Readonly<Record<string, Drawing>> => ({
  portal: plainPortal(),
  'portal warp': inTones(portal, TONES['portal warp']),
  lamp: inTones(lamp, { light: paint('sun-200') }),
  'lamp warp': inTones(lamp, { light: '#FFF9E5' }),
});
