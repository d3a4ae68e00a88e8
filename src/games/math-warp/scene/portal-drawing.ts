import type { Drawing } from '../../../stage/atlas';
import { paletteColour, svgDocument } from '../../../stage/drawing';
import { drawingInColours } from '../../../stage/drawings';
import lamp from '../drawings/tones/lamp.svg?drawing';
import portal from '../drawings/tones/portal.svg?drawing';

/** One lamp for each hour of a clock face, and the radii of the ring that they are on. */
export const LAMPS = { count: 12, rx: 273, ry: 167 } as const;

/** A lamp's position relative to the centre of the portal. The first is at the top, and the others follow clockwise. */
export function lampPosition(index: number): readonly [x: number, y: number] {
  const angle = ((-90 + (index * 360) / LAMPS.count) * Math.PI) / 180;
  return [LAMPS.rx * Math.cos(angle), LAMPS.ry * Math.sin(angle)];
}

/** Colours of the portal for normal flight and for warp mode. */
export const PORTAL_TONES = {
  portal: {
    edge: paletteColour('violet-700'),
    ring: paletteColour('violet-500'),
    'ring-shade': paletteColour('violet-600'),
    rim: paletteColour('violet-300'),
    gap: '#2A1D66',
    light: '#F4EFFF',
    'lamp-off': paletteColour('violet-700'),
  },
  'portal warp': {
    edge: paletteColour('sun-600'),
    ring: paletteColour('sun-400'),
    'ring-shade': paletteColour('sun-500'),
    rim: paletteColour('coral-400'),
    gap: '#5A1F6B',
    light: '#FFF6DC',
    'lamp-off': paletteColour('sun-600'),
  },
} as const;

export const RING_AREA = portal.area;

export const drawPortal = (): Drawing => drawingInColours(portal, PORTAL_TONES.portal);

/** The portal with its lamps off, as an SVG document. */
export function drawPortalRing(name: keyof typeof PORTAL_TONES): string {
  const { inner, area } = drawingInColours(portal, PORTAL_TONES[name]);
  return svgDocument(inner, area);
}

export const portalDrawings = (): Readonly<Record<string, Drawing>> => ({
  portal: drawPortal(),
  'portal warp': drawingInColours(portal, PORTAL_TONES['portal warp']),
  lamp: drawingInColours(lamp, { light: paletteColour('sun-200') }),
  'lamp warp': drawingInColours(lamp, { light: '#FFF9E5' }),
});
