/* What becomes of colours by night. The build reads it as it is. */

/** What a game says of the night in its place. */
export interface Night {
  /** What colours of the day are by night, both as `#rrggbb`. */
  readonly colours: Readonly<Record<string, string>>;
  /** What becomes of all others: the moon shines on them, or lamps do and they stay as they are. */
  readonly others: 'moonlit' | 'lit';
  /**
   * What of it lies under the sky, so that weather and dusk are seen in its colours by day: all, or what is seen through
   * its windows and what the light from there falls on, each as `#rrggbb`, and how much more of it is seen there.
   */
  readonly underSky?: 'all' | Readonly<Record<string, number>>;
  /** The colour of the sky by day; by night it has stars. */
  readonly sky?: string;
}

/** The night of a game that says nothing of it. */
const PLAIN: Night = { colours: {}, others: 'moonlit' };

/** Paper and ink: what is read stays as it is. */
const READ: ReadonlySet<string> = new Set(['#fffbf5', '#1b1b3a']);

/** Whether something is read in this colour, or on it. */
export const isRead = (colour: string): boolean => READ.has(inFull(colour));

/** A colour as `#rrggbb`, in small letters. */
export function inFull(colour: string): string {
  const digits = colour.slice(1).toLowerCase();
  return `#${digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join('') : digits}`;
}

/** What is left of red, green and blue, what each of them takes of the brightness, and what the sky adds. */
const MOON = [
  [0.34, 0.06, 8],
  [0.34, 0.08, 8],
  [0.3, 0.18, 44],
] as const;

/** Red, green and blue of a colour in full. */
const channelsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const written = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** A colour with so much of another one in it, both as `#rrggbb`. */
export function mixed(colour: string, other: string, ratio: number): string {
  const more = channelsOf(inFull(other));
  return written(channelsOf(inFull(colour)).map((channel, index) => channel + ratio * ((more[index] ?? 0) - channel)));
}

function moonlit(colour: string): string {
  const channels = channelsOf(colour);
  const [red = 0, green = 0, blue = 0] = channels;
  const bright = 0.3 * red + 0.59 * green + 0.11 * blue;
  return written(MOON.map(([left, taken, added], index) => (channels[index] ?? 0) * left + bright * taken + added));
}

/** What a colour of a place is by night. */
export function nightColour(day: string, { colours, others }: Night = PLAIN): string {
  const colour = inFull(day);
  const named = Object.entries(colours).find(([name]) => inFull(name) === colour)?.[1];
  if (named !== undefined) return named;
  return others === 'lit' || READ.has(colour) ? colour : moonlit(colour);
}

/** An SVG document in other colours: what is filled, drawn or blended with a colour, as `change` has it. */
export const recoloured = (svg: string, change: (attribute: string, colour: string) => string): string =>
  svg.replace(
    /(fill|stroke|stop-color)="(#[\da-f]{3}(?:[\da-f]{3})?)"/gi,
    (_, attribute: string, colour: string) => `${attribute}="${change(attribute, colour)}"`,
  );

/** What the sky is filled with, as a part of the document. */
const STARRY = 'night-sky';

/** An SVG document of a place by night; `starry` draws the sky, in this colour, under that name. */
export function nightDrawing(
  svg: string,
  night: Night = PLAIN,
  starry: (name: string, colour: string) => string,
): string {
  const known = new Map<string, string>();
  const sky = night.sky && inFull(night.sky);
  let isStarry = false;
  const inner = recoloured(svg, (attribute, day) => {
    if (attribute === 'fill' && inFull(day) === sky) {
      isStarry = true;
      return `url(#${STARRY})`;
    }
    const colour = known.get(day) ?? nightColour(day, night);
    known.set(day, colour);
    return colour;
  });
  return sky && isStarry ? inner.replace('>', `>${starry(STARRY, nightColour(sky, night))}`) : inner;
}
