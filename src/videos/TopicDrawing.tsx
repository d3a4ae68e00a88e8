import type { ComponentType } from 'react';
import {
  Cube,
  FiveThreesAndOne,
  FourSigns,
  OddNumbers,
  Pythagoras,
  SevenBridges,
  SquareOfSum,
  SumsOfDice,
  TwoThrows,
  TwoToThree,
} from './drawings/figures';
import {
  MovedParabola,
  Region,
  RisingLine,
  RootsOfOne,
  Strips,
  SumOfVectors,
  Tangent,
  Throw,
  UnitCircle,
} from './drawings/graphs';
import { INKS } from './drawings/paper';
import type { Topic } from './topics';

const DRAWINGS: Readonly<Record<Topic, readonly [ink: keyof typeof INKS, Figure: ComponentType]>> = {
  proof: ['violet', OddNumbers],
  algebra: ['leaf', SquareOfSum],
  functions: ['teal', MovedParabola],
  coordinates: ['sky', RisingLine],
  trigonometry: ['sun', UnitCircle],
  differentiation: ['coral', Tangent],
  integration: ['leaf', Strips],
  vectors: ['violet', SumOfVectors],
  statistics: ['sky', SumsOfDice],
  probability: ['violet', TwoThrows],
  mechanics: ['sky', Throw],
  complex: ['violet', RootsOfOne],
  networks: ['teal', SevenBridges],
  number: ['sky', FiveThreesAndOne],
  proportion: ['sun', TwoToThree],
  geometry: ['teal', Pythagoras],
  solids: ['coral', Cube],
  region: ['leaf', Region],
  general: ['sun', FourSigns],
};

const drawings = new Map<string, (typeof DRAWINGS)[Topic]>(Object.entries(DRAWINGS));

/** The project's own drawing for a unit: what a card shows where the video site gives no picture. */
export function TopicDrawing({ topic }: { readonly topic: string }) {
  const [ink, Figure] = drawings.get(topic) ?? DRAWINGS.general;
  return (
    <svg className="topic-drawing" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="180" fill={INKS[ink].paper} />
      <Figure />
    </svg>
  );
}
