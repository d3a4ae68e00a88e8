import {
  createChoiceKind,
  createRoundKind,
  getPersonalBest,
  type PersonalBest,
  type PersonalBests,
} from '../../../machines/core/personal-bests';
import type { GameSession } from '../../../machines/core/session';
import { type TimeSetting, waitsAfterMistake } from '../../../machines/core/time-setting';
import type { Game } from '../../catalogue/define-game';
import { isMultipleChoice } from './answer-mode';

export type RoundParameters = Readonly<Record<string, string | number>>;

/** Settings by name, in the order of the manifest, without the defaults of those that were added later. */
function settingsInOrder(game: Game, settings: object): Readonly<Record<string, string>> {
  const names = [...Object.keys(game.settings), ...(game.isTimed ? ['time'] : [])];
  const values = new Map<string, string>(Object.entries(settings));
  return Object.fromEntries(
    names
      .map((name) => [name, values.get(name) ?? ''] as const)
      .filter(([name, value]) => !game.laterSettings?.includes(name) || value !== game.settings[name]?.[0]),
  );
}

/** Query parameters that identify a round of a game: its settings and its seed. */
export const getRoundParameters = (game: Game, settings: object, seed: number): RoundParameters => ({
  ...settingsInOrder(game, settings),
  ...(isMultipleChoice(game, settings) && { answers: 'choice' }),
  seed,
});

/** The same without the seed, for players who get different questions. */
export const withoutSeed = (link: RoundParameters): RoundParameters =>
  Object.fromEntries(Object.entries(link).filter(([name]) => name !== 'seed'));

/** Names what a round's code belongs to: game, settings and, for a friend, the seed. */
export const getRoundIdentity = ({ id }: Game, link: RoundParameters): string =>
  [id, ...Object.entries(link).map(([name, value]) => `${name}=${value}`)].join(' ');

/** Best result with these settings. */
export const getPersonalBestForSettings = (
  game: Game,
  { settings, bests }: { settings: object; bests: PersonalBests },
): PersonalBest => {
  const kind = createRoundKind(...Object.values(settingsInOrder(game, settings)));
  return getPersonalBest(bests, isMultipleChoice(game, settings) ? createChoiceKind(kind) : kind);
};

export interface AnswerableSnapshot {
  readonly context: Pick<
    GameSession<
      { readonly time: TimeSetting },
      { readonly given: { readonly verdict: 'right' | 'wrong' | 'timeout' } | null }
    >,
    'settings' | 'round' | 'waiting'
  >;
  hasTag(tag: 'feedback' | 'held'): boolean;
}

interface WithExamples {
  readonly context: { readonly waiting?: unknown };
}

/** Whether the round shows an example before its question. */
export const isExample = ({ context }: WithExamples): boolean => context.waiting !== undefined;

/** Whether a mistake waits for the player because of the time setting. */
export function isWaitingByTimeSetting(snapshot: AnswerableSnapshot): boolean {
  const { settings, round } = snapshot.context;
  return snapshot.hasTag('feedback') && round.given?.verdict !== 'right' && waitsAfterMistake(settings.time);
}

/** Whether a mistake waits for the player: always if the time setting says so, otherwise if the player asked for it. */
export const isWaiting = (snapshot: AnswerableSnapshot): boolean =>
  snapshot.hasTag('held') || isWaitingByTimeSetting(snapshot);
