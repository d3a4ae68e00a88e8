import { type LegLength, WEEK, type WeekLeg } from '../../../machines/core/week-link';
import type { Game } from '../../catalogue/define-game';
import { lengthText } from '../week/text';
import { type ChosenRound, namedSettings } from './round-address';
import type { Fit } from './statements';
import { text } from './text';

const USUAL: LegLength = { unit: 'minutes', count: 10 };
const ONE_ROUND: LegLength = { unit: 'rounds', count: 1 };

/** The lengths that can be chosen. Some rounds go on until the player ends them, so they are not counted. */
export const lengthsOf = (game: Game | null): readonly LegLength[] => [
  ...WEEK.minutes.map((count): LegLength => ({ unit: 'minutes', count })),
  ...(game?.hasEndlessRounds ? [] : WEEK.rounds.map((count): LegLength => ({ unit: 'rounds', count }))),
];

/** A round as one of a week: ten minutes, or once for a test. */
export const toLeg = (round: ChosenRound): WeekLeg => ({
  game: round.game.id,
  settings: namedSettings(round),
  tables: round.tables,
  seed: round.seed,
  length: round.game.isMarkedAtEnd ? ONE_ROUND : USUAL,
});

/** How many rounds a quickly made week has. */
const QUICK_LEGS = 3;

/**
 * Three times ten minutes (or once for a test) with what fits a statement, the chosen round first, and each game once if
 * there are enough.
 */
export function quickLegs(round: ChosenRound, fits: readonly Fit[]): readonly WeekLeg[] {
  const others = fits.filter(
    ({ game }, index) =>
      game.id !== round.game.id && !game.isMarkedAtEnd && fits.findIndex((fit) => fit.game.id === game.id) === index,
  );
  const legs = [
    toLeg(round),
    ...others.map(({ game, settings, tables }) =>
      toLeg({ game, chosen: settings, preset: settings, tables, seed: null }),
    ),
  ];
  return Array.from({ length: QUICK_LEGS }, (_, index) => legs[index % legs.length]!);
}

/** How long the rounds of a quickly made week are: "3 × 10 minutes", "1 round and 2 × 10 minutes" */
export function lengthsText(legs: readonly WeekLeg[]): string {
  const texts = legs.map(({ length }) => lengthText(length));
  return text.lengths(
    [...new Set(texts)].map((length) => [length, texts.filter((one) => one === length).length] as const),
  );
}
