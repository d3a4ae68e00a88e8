/** A colour as in drawings ("#1B1B3A") or as in tints (0x1b1b3a). */
export type Colour = string | number;

const channels = (colour: Colour): readonly number[] => {
  const hex = typeof colour === 'number' ? colour.toString(16).padStart(6, '0') : colour.replace('#', '');
  const full = hex.length === 3 ? Array.from(hex, (digit) => digit + digit).join('') : hex;
  if (!/^[0-9a-f]{6}$/i.test(full)) throw new Error(`Not a colour: ${colour}`);
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255);
};

/** The relative luminance of WCAG 2.2, from 0 to 1. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((ratio) =>
    ratio <= 0.04045 ? ratio / 12.92 : ((ratio + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, from 1 to 21, as defined by WCAG 2.2. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The minimum contrast in WCAG 2.2 for text, large text (24 px or more, or bold from 18.7 px), and meaningful
 * shapes.
 */
export const MIN = { text: 4.5, largeText: 3, shape: 3 } as const;

/** A colour and its background. If it is part of the scenery, it is also checked at night. */
export type Pair = readonly [
  what: string,
  kind: keyof typeof MIN,
  colour: Colour,
  ground: Colour,
  part?: 'of the place',
];

/** The same colour on several backgrounds. */
export const forEachFace = <Key extends string>(
  faces: Readonly<Record<Key, readonly [Colour, ...Colour[]]>>,
  colour: Colour,
) => Object.entries<readonly [Colour, ...Colour[]]>(faces).map(([name, [face]]): Pair => [name, 'text', colour, face]);
