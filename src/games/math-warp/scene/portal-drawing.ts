import type { Drawing } from '../../../stage/atlas';
import { paint, svgDocument } from '../../../stage/drawing';
import { inTones } from '../../../stage/drawings';
import lamp from '../drawings/tones/lamp.svg?drawing';
import portal from '../drawings/tones/portal.svg?drawing';

/** The portal has as many lamps as an hour has marks; they stand on this ring. */
export const LAMPS = { count: 12, rx: 273, ry: 167 } as const;

/** Where a lamp stands, from the middle of the portal; the first at the top, the others clockwise. */
export function lampPosition(index: number): readonly [x: number, y: number] {
  const angle = ((-90 + (index * 360) / LAMPS.count) * Math.PI) / 180;
  return [LAMPS.rx * Math.cos(angle), LAMPS.ry * Math.sin(angle)];
}

/** The tones of the portal, and of the portal in warp mode. */
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

/** What the ring and its light fill. */
export const RING_AREA = portal.area;

/** The portal as it is without warp mode. */
export const plainPortal = (): Drawing => inTones(portal, TONES.portal);

/** The portal in one of its colours, its lamps off, as an SVG document. */
export function portalRing(name: keyof typeof TONES): string {
  const { inner, area } = inTones(portal, TONES[name]);
  return svgDocument(inner, area);
}

/** The portal in both of its colours, and its lamps. */
export const portalDrawings = (): Readonly<Record<string, Drawing>> => ({
  portal: plainPortal(),
  'portal warp': inTones(portal, TONES['portal warp']),
  lamp: inTones(lamp, { light: paint('sun-200') }),
  'lamp warp': inTones(lamp, { light: '#FFF9E5' }),
});
