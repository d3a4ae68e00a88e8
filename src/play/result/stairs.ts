/* The next or the previous difficulty, which a result suggests. */
import type { GameSession } from '../../../machines/core/session';
import { getStep } from '../../../machines/core/stairs';
import type { Game } from '../../catalogue/define-game';
import { isRoundOfUrl } from '../round/dealing';

type Played = Pick<GameSession<object, unknown>, 'settings' | 'nextSettings' | 'tally' | 'seed' | 'mix' | 'practice'>;

/** A difficulty to choose, and the one of the round. Steps are counted from the easiest. */
export interface Stair {
  readonly difficulty: string;
  readonly played: string;
  readonly step: number;
  readonly of: number;
  readonly isHarder: boolean;
  /** Whether the next round has this difficulty already, because this round has found it. */
  readonly isFound: boolean;
}

const difficultyIn = (settings: object): string =>
  new Map<string, string>(Object.entries(settings)).get('difficulty') ?? '';

/** Whether somebody else has chosen the questions: a link, or practice of some skills or mistakes. */
const isChosen = (played: Played): boolean =>
  played.practice !== null || isRoundOfUrl(played) || (played.mix !== null && played.mix.only !== null);

/** The difficulty that suits the player better than the one of this round; null if there is none. */
export function findStair(game: Game, played: Played, questions?: number): Stair | null {
  const { settings, nextSettings, tally } = played;
  const values = game.settings['difficulty'];
  if (values === undefined || isChosen(played)) return null;
  const from = values.indexOf(difficultyIn(settings));
  // A round that looked for the right difficulty has found this one.
  const found = values.indexOf(difficultyIn(nextSettings));
  const step = Math.max(0, Math.min(values.length - 1, found + getStep(tally, questions)));
  const [difficulty, before] = [values[step], values[from]];
  if (difficulty === undefined || before === undefined || step === from) return null;
  return { difficulty, played: before, step, of: values.length, isHarder: step > from, isFound: step === found };
}
