import type { Page } from 'playwright';
import { type Action, createSession, type SessionStart, type Step } from './actions.ts';
import { type PageState, readPageState, STAT_RANGES } from './checks.ts';
import { findExit } from './find-exit.ts';
import { type GameInvariants, getInvariants } from './games.ts';
import { PageErrors } from './page-errors.ts';
import { afterNavigation, Player } from './player.ts';

/**
 * A session of one game: its seed and number of steps, or the steps themselves if the list was
 * shortened.
 */
export interface Session {
  readonly game: string;
  readonly seed: number;
  readonly steps: number | readonly Step[];
  /** The session's start, if the seed does not determine it. */
  readonly beginning?: SessionStart;
}

/** The violations that a session found. */
export interface Failure {
  /** One line each. */
  readonly broken: readonly string[];
  /** The number of steps until then, including the last one. */
  readonly taken: number;
  readonly last: readonly Step[];
}

const LAST_STEPS = 6;

/**
 * Actions that open a page. After them nothing has to have the focus until something is pressed.
 */
const PAGE_OPENERS: ReadonlySet<Action['kind']> = new Set(['open', 'reload', 'history']);
/** After the last and before the first focusable element, Tab leads to the browser itself. */
const leadsOut = (action: Action): boolean =>
  (action.kind === 'key' || action.kind === 'hold') && /(?:^|\+)Tab$/.test(action.key);

/** Whether an action in the game lost the focus. */
function isFocusLost(action: Action, before: PageState, after: PageState): boolean {
  if (after.focus !== 'nothing' || after.game === 'left' || before.game === 'left') return false;
  if (PAGE_OPENERS.has(action.kind) || leadsOut(action)) return false;
  // Links that no longer fit in the navigation bar are replaced by a menu.
  if (before.focus === 'elsewhere' && (action.kind === 'resize' || action.kind === 'text')) return false;
  // A press in the game leaves the focus on the pressed control or the game. Around the game there
  // is space that does not take the focus.
  return after.pressed === 'nowhere' ? before.focus !== 'nothing' : after.pressed === 'game';
}

/** The start and the steps of a session. */
export function createPlan({ game, seed, steps, beginning }: Session): {
  beginning: SessionStart;
  steps: readonly Step[];
  law: GameInvariants;
} {
  const law = getInvariants(game);
  const plan = createSession(seed, law, typeof steps === 'number' ? steps : 0);
  return { law, beginning: beginning ?? plan.beginning, steps: typeof steps === 'number' ? plan.steps : steps };
}

/**
 * Plays a session on a new page. Returns the violations that it found, or null. `origin` is the
 * site's origin.
 */
export async function play(page: Page, origin: string, session: Session): Promise<Failure | null> {
  const { law, beginning, steps } = createPlan(session);
  const errors = new PageErrors(page.context(), origin);
  await errors.listen();
  const stand = (): Promise<PageState> =>
    afterNavigation(page, () => page.evaluate(readPageState, [law, STAT_RANGES] as const));
  let taken = 0;
  const failure = (broken: readonly string[]): Failure => ({
    broken,
    taken,
    last: steps.slice(Math.max(0, taken - LAST_STEPS), taken),
  });
  const player = await Player.at(page, law, session.seed);
  try {
    await player.begin(beginning);
    let before = await stand();
    const atFirst = [...before.broken, ...errors.take()];
    if (atFirst.length > 0) return failure(atFirst);
    for (const step of steps) {
      await player.take(step);
      taken += 1;
      const after = await stand();
      const broken = [...after.broken, ...errors.take()];
      if (isFocusLost(step.action, before, after)) broken.push(`nothing has the focus, in ${after.state}`);
      if (broken.length > 0) return failure(broken);
      if (after.game === 'left') await player.open(beginning.query);
      before = after.game === 'left' ? await stand() : after;
    }
    const broken = [...(await findExit(player, stand)), ...errors.take()];
    return broken.length > 0 ? failure(broken) : null;
  } catch (error) {
    return failure([...errors.take(), error instanceof Error ? error.message : String(error)]);
  } finally {
    errors.leave();
    await player.leave();
  }
}
