import type { HeroColor } from '../../../machines/core/hero';
import { paint } from '../../stage/drawing';

/** The colours of a hero: of the suit, of the cape that goes with it, and of belt, gloves and boots. */
export interface Suit {
  readonly base: string;
  readonly shade: string;
  readonly light: string;
  readonly cape: readonly [base: string, shade: string, light: string];
  readonly trim: readonly [base: string, shade: string];
}

const GOLD = [paint('sun-400'), '#E09A08'] as const;
const CREAM = ['#FFF3D6', '#E6CF9C'] as const;

/** The five suits; the shades are picked by hand. */
export const SUITS: Readonly<Record<HeroColor, Suit>> = {
  blue: { base: '#3E86F2', shade: '#2360C4', light: '#74ACFF', cape: ['#F4644F', '#C53E37', '#FF9A88'], trim: GOLD },
  red: { base: '#EA4F46', shade: '#B92F33', light: '#FF8479', cape: ['#3F4AB8', '#2B3288', '#7480E4'], trim: GOLD },
  green: { base: '#39B062', shade: '#1F7F45', light: '#74D492', cape: ['#FFC529', '#DE9A0C', '#FFE38A'], trim: CREAM },
  purple: { base: '#8A58EE', shade: '#6033BD', light: '#B592FF', cape: ['#22B5A8', '#0A837C', '#74DCD2'], trim: GOLD },
  orange: { base: '#F78F2A', shade: '#CB650B', light: '#FFBB70', cape: ['#2C6FCE', '#1B4C98', '#6FA8F2'], trim: CREAM },
};

/** A light no human skin has, so that everyone can be the hero. */
export const SKIN = ['#FFDD8F', '#F2B75C'] as const;
