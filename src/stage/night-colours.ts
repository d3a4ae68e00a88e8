/* The night colours of scenes. The build runs this file directly. */

/** How a game's scene looks at night. */
export interface NightLook {
  /** Night colours by day colour, both as `#rrggbb`. */
  readonly colours: Readonly<Record<string, string>>;
  /** The effect on all other colours: moonlight dims them, or lamplight leaves them unchanged. */
  readonly otherColours: 'moonlit' | 'lit';
  /**
   * The colours that weather and dusk change by day because they are under the open sky: all of them, or only these
   * colours (as `#rrggbb`, with the strength of the effect), which are seen through windows or lit by them.
   */
  readonly underSky?: 'all' | Readonly<Record<string, number>>;
  /** The colour of the sky by day; at night it has stars. */
  readonly sky?: string;
}

/** For a game that does not define its own night colours. */
const PLAIN: NightLook = { colours: {}, otherColours: 'moonlit' };

/** Paper and ink, which text keeps at night. */
const TEXT_COLOURS: ReadonlySet<string> = new Set(['#fffbf5', '#1b1b3a']);

/** Whether this is a colour of text or of the paper behind it. */
export const isTextColour = (colour: string): boolean => TEXT_COLOURS.has(normaliseHex(colour));

/** A colour as `#rrggbb`, in lower case. */
export function normaliseHex(colour: string): string {
  const digits = colour.slice(1).toLowerCase();
  return `#${digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join('') : digits}`;
}

/** For each channel: how much of it remains, how much of the brightness is added, and how much the sky adds. */
const MOON = [
  [0.34, 0.06, 8],
  [0.34, 0.08, 8],
  [0.3, 0.18, 44],
] as const;

const channelsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const written = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** A colour mixed with `ratio` of another colour, both as `#rrggbb`. */
export function mixColours(colour: string, other: string, ratio: number): string {
  const more = channelsOf(normaliseHex(other));
  return written(
    channelsOf(normaliseHex(colour)).map((channel, index) => channel + ratio * ((more[index] ?? 0) - channel)),
  );
}

function moonlit(colour: string): string {
  const channels = channelsOf(colour);
  const [red = 0, green = 0, blue = 0] = channels;
  const bright = 0.3 * red + 0.59 * green + 0.11 * blue;
  return written(MOON.map(([left, taken, added], index) => (channels[index] ?? 0) * left + bright * taken + added));
}

export function toNightColour(day: string, { colours, otherColours }: NightLook = PLAIN): string {
  const colour = normaliseHex(day);
  const named = Object.entries(colours).find(([name]) => normaliseHex(name) === colour)?.[1];
  if (named !== undefined) return named;
  return otherColours === 'lit' || TEXT_COLOURS.has(colour) ? colour : moonlit(colour);
}

/** An SVG document with every fill, stroke and blend colour replaced by `change`. */
export const recolourSvg = (svg: string, change: (attribute: string, colour: string) => string): string =>
  svg.replace(
    /(fill|stroke|stop-color)="(#[\da-f]{3}(?:[\da-f]{3})?)"/gi,
    (_, attribute: string, colour: string) => `${attribute}="${change(attribute, colour)}"`,
  );

/** The id of the sky's pattern in the document. */
const STARRY = 'night-sky';

/** The SVG document of a scene at night. `starry` draws the sky in this colour, with this id. */
export function toNightDrawing(
  svg: string,
  night: NightLook = PLAIN,
  starry: (name: string, colour: string) => string,
): string {
  const known = new Map<string, string>();
  const sky = night.sky && normaliseHex(night.sky);
  let isStarry = false;
  const inner = recolourSvg(svg, (attribute, day) => {
    if (attribute === 'fill' && normaliseHex(day) === sky) {
      isStarry = true;
      return `url(#${STARRY})`;
    }
    const colour = known.get(day) ?? toNightColour(day, night);
    known.set(day, colour);
    return colour;
  });
  return sky && isStarry ? inner.replace('>', `>${starry(STARRY, toNightColour(sky, night))}`) : inner;
}
