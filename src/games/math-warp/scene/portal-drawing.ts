import type { Drawing } from '../../../stage/atlas';
import { arc, disc, ellipse, oval, paint, shaded, stroke, svgDocument } from '../../../stage/drawing';
import { PORTAL } from './layout';

/** The portal has as many lamps as an hour has marks; they stand on this ring. */
export const LAMPS = { count: 12, rx: 273, ry: 167, radius: 6.5 } as const;

/** Where a lamp stands, from the middle of the portal; the first at the top, the others clockwise. */
export function lampPlace(index: number): readonly [x: number, y: number] {
  const angle = ((-90 + (index * 360) / LAMPS.count) * Math.PI) / 180;
  return [LAMPS.rx * Math.cos(angle), LAMPS.ry * Math.sin(angle)];
}

interface Tones {
  readonly edge: string;
  readonly ring: string;
  readonly ringShade: string;
  readonly rim: string;
  readonly gap: string;
  readonly light: string;
  readonly lampOff: string;
}

/** The tones of the portal, and of the portal in warp mode. */
export const TONES = {
  portal: {
    edge: paint('violet-700'),
    ring: paint('violet-500'),
    ringShade: paint('violet-600'),
    rim: paint('violet-300'),
    gap: '#2A1D66',
    light: '#F4EFFF',
    lampOff: paint('violet-700'),
  },
  'portal warp': {
    edge: paint('sun-600'),
    ring: paint('sun-400'),
    ringShade: paint('sun-500'),
    rim: paint('coral-400'),
    gap: '#5A1F6B',
    light: '#FFF6DC',
    lampOff: paint('sun-600'),
  },
} as const satisfies Record<string, Tones>;

/** What the ring and its light fill. */
export const RING_AREA = [-PORTAL.rx - 2, -PORTAL.ry - 2, 2 * PORTAL.rx + 4, 2 * PORTAL.ry + 4] as const;

function portal({ edge, ring, ringShade, rim, gap, light, lampOff }: Tones): Drawing {
  const { rx, ry, innerX, innerY } = PORTAL;
  const lamps = Array.from({ length: LAMPS.count }, (_, index) => disc(...lampPlace(index), LAMPS.radius, lampOff));
  return {
    inner:
      oval(0, 0, rx, ry, edge) +
      shaded(ellipse(0, 0, 284, 176), ring, ringShade, { dx: -10, dy: -10 }) +
      oval(0, 0, 262, 158, rim) +
      oval(0, 0, 250, 149, gap) +
      oval(0, 0, innerX, innerY, light) +
      stroke(arc([0, 0], 274, 168, 200, 262), '#fff', 7, { opacity: 0.7 }) +
      lamps.join(''),
    area: RING_AREA,
  };
}

/** The portal as it is without warp mode. */
export const plainPortal = (): Drawing => portal(TONES.portal);

/** The portal in one of its colours, its lamps off, as an SVG document. */
export function portalRing(name: keyof typeof TONES): string {
  const { inner, area } = portal(TONES[name]);
  return svgDocument(inner, area);
}

/** The portal in both of its colours, and its lamps. */
export const portalDrawings = (): Readonly<Record<string, Drawing>> => ({
  portal: plainPortal(),
  'portal warp': portal(TONES['portal warp']),
  lamp: { inner: disc(0, 0, LAMPS.radius + 1, paint('sun-200')), area: [-8, -8, 16, 16] },
  'lamp warp': {
    inner: disc(0, 0, LAMPS.radius + 1, '#FFF9E5'),
    area: [-8, -8, 16, 16],
  },
});
