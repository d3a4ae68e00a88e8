import type { HeroColor } from '../../../machines/core/hero';
import { paletteColour } from '../../stage/drawing';

/** Colours of a hero, by the names used in the drawings: the suit, its cape, and the trim on belt, gloves and boots. */
type Suit = Readonly<
  Record<'suit' | 'suit-shade' | 'suit-light' | 'cape' | 'cape-shade' | 'cape-light' | 'trim' | 'trim-shade', string>
>;
type Tones = readonly [base: string, shade: string, light: string];

const GOLD = { trim: paletteColour('sun-400'), 'trim-shade': '#E09A08' } as const;
const CREAM = { trim: '#FFF3D6', 'trim-shade': '#E6CF9C' } as const;

const suit = ([base, shade, light]: Tones, cape: Tones, trim: typeof GOLD | typeof CREAM): Suit => ({
  suit: base,
  'suit-shade': shade,
  'suit-light': light,
  cape: cape[0],
  'cape-shade': cape[1],
  'cape-light': cape[2],
  ...trim,
});

/** The five suits. Their shades are chosen by hand. */
export const SUITS: Readonly<Record<HeroColor, Suit>> = {
  blue: suit(['#3E86F2', '#2360C4', '#74ACFF'], ['#F4644F', '#C53E37', '#FF9A88'], GOLD),
  red: suit(['#EA4F46', '#B92F33', '#FF8479'], ['#3F4AB8', '#2B3288', '#7480E4'], GOLD),
  green: suit(['#39B062', '#1F7F45', '#74D492'], ['#FFC529', '#DE9A0C', '#FFE38A'], CREAM),
  purple: suit(['#8A58EE', '#6033BD', '#B592FF'], ['#22B5A8', '#0A837C', '#74DCD2'], GOLD),
  orange: suit(['#F78F2A', '#CB650B', '#FFBB70'], ['#2C6FCE', '#1B4C98', '#6FA8F2'], CREAM),
};
