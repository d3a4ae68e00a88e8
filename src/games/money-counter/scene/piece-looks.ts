/*
 * What the coins and notes of each currency look like: their size in millimetres, shape and metal, as their mints and banks
 * state them. Portraits, arms and lettering of real money are left out.
 */
import type { Currency } from '../../../../machines/core/currencies';
import type { Piece } from '../../../../machines/money-counter/coins';

export interface Metal {
  readonly base: string;
  readonly shade: string;
  readonly light: string;
  /** The colour of figures. */
  readonly ink: string;
}

export const METALS = {
  copper: { base: '#d98a5b', shade: '#a65c33', light: '#f0b48c', ink: '#54260b' },
  silver: { base: '#cfd8e2', shade: '#8f9db0', light: '#eef3f8', ink: '#27324a' },
  gold: { base: '#e6c063', shade: '#b1862c', light: '#f8e0a0', ink: '#4a3106' },
} as const satisfies Readonly<Record<string, Metal>>;
type MetalName = keyof typeof METALS;

export interface CoinLook {
  readonly mm: number;
  readonly metal: MetalName;
  /** The metal of the ring around a coin of two metals. */
  readonly ring?: MetalName;
  /** The number of sides. They are curved if there are seven, and a flower has seven notches. */
  readonly shape?: 7 | 11 | 12 | 'flower';
}

export interface NoteLook {
  readonly mm: readonly [width: number, height: number];
  readonly colour: string;
  readonly shade: string;
  readonly ink: string;
}

type Looks = Readonly<Partial<Record<Piece, CoinLook | NoteLook>>>;

const GBP: Looks = {
  1: { mm: 20.3, metal: 'copper' },
  2: { mm: 25.9, metal: 'copper' },
  5: { mm: 18, metal: 'silver' },
  10: { mm: 24.5, metal: 'silver' },
  20: { mm: 21.4, metal: 'silver', shape: 7 },
  50: { mm: 27.3, metal: 'silver', shape: 7 },
  100: { mm: 23.43, metal: 'silver', ring: 'gold', shape: 12 },
  200: { mm: 28.4, metal: 'silver', ring: 'gold' },
  500: { mm: [125, 65], colour: '#b7dcd8', shade: '#7fb9b4', ink: '#15504f' },
};

const EUR: Looks = {
  1: { mm: 16.25, metal: 'copper' },
  2: { mm: 18.75, metal: 'copper' },
  5: { mm: 21.25, metal: 'copper' },
  10: { mm: 19.75, metal: 'gold' },
  20: { mm: 22.25, metal: 'gold', shape: 'flower' },
  50: { mm: 24.25, metal: 'gold' },
  100: { mm: 23.25, metal: 'silver', ring: 'gold' },
  200: { mm: 25.75, metal: 'gold', ring: 'silver' },
  500: { mm: [120, 62], colour: '#d3d6d3', shade: '#a2a9a4', ink: '#3b4440' },
};

const CAD: Looks = {
  5: { mm: 21.2, metal: 'silver' },
  10: { mm: 18.03, metal: 'silver' },
  25: { mm: 23.88, metal: 'silver' },
  100: { mm: 26.5, metal: 'gold', shape: 11 },
  200: { mm: 28, metal: 'gold', ring: 'silver' },
  500: { mm: [152.4, 69.85], colour: '#b9cfe8', shade: '#7fa3cd', ink: '#1c3f6e' },
};

const AUD: Looks = {
  5: { mm: 19.41, metal: 'silver' },
  10: { mm: 23.6, metal: 'silver' },
  20: { mm: 28.65, metal: 'silver' },
  50: { mm: 31.65, metal: 'silver', shape: 12 },
  100: { mm: 25, metal: 'gold' },
  200: { mm: 20.5, metal: 'gold' },
  500: { mm: [130, 65], colour: '#e3c7dd', shade: '#bd8fb4', ink: '#5d2a55' },
};

const INR: Looks = {
  1: { mm: 21.93, metal: 'silver' },
  2: { mm: 23, metal: 'silver' },
  5: { mm: 25, metal: 'gold' },
  10: { mm: 27, metal: 'silver', ring: 'gold' },
  20: { mm: [129, 63], colour: '#dfe3a0', shade: '#b3ba5a', ink: '#4a5013' },
  50: { mm: [135, 66], colour: '#a9dcea', shade: '#63b3c9', ink: '#0f4a5c' },
  100: { mm: [142, 66], colour: '#d3c8e8', shade: '#a393c8', ink: '#42306e' },
  200: { mm: [146, 66], colour: '#fbd98a', shade: '#dba23c', ink: '#69400a' },
  500: { mm: [150, 66], colour: '#d2d0c6', shade: '#a3a093', ink: '#46443a' },
};

/** The signs in front of whole units and behind their parts, as on the drawings. They are the same in all languages. */
export const DRAWN_SIGNS: Readonly<Record<Exclude<Currency, 'USD'>, readonly [whole: string, part: string]>> = {
  GBP: ['£', 'p'],
  EUR: ['€', 'c'],
  CAD: ['$', '¢'],
  AUD: ['$', 'c'],
  INR: ['₹', ''],
};

/** American money is in files of its own. */
export const LOOKS: Readonly<Record<Exclude<Currency, 'USD'>, Looks>> = { GBP, EUR, CAD, AUD, INR };
