import type { Page } from 'playwright';
import { type Action, type Beginning, type Step, sessionOf } from './actions.ts';
import { FIGURES, type Standing, standingOf } from './checks.ts';
import { type GameLaw, lawOf } from './games.ts';
import { onceThere, Player } from './player.ts';
import { PageErrors } from './troubles.ts';
import { findWayOut } from './way-out.ts';

/** One game session: which game, by which seed, and how many steps it has; or the very steps, where a list was made shorter. */
export interface Session {
  readonly game: string;
  readonly seed: number;
  readonly steps: number | readonly Step[];
  /** How it begins, where that is not left to the seed. */
  readonly beginning?: Beginning;
}

/** What a session found to be broken. */
export interface Failure {
  /** One line each. */
  readonly broken: readonly string[];
  /** How many steps were taken until then, and the last ones of them. */
  readonly taken: number;
  readonly last: readonly Step[];
}

const LAST_STEPS = 6;

/** Ways to a page anew: until something is pressed there, nothing has to have the focus. */
const ARRIVALS: ReadonlySet<Action['kind']> = new Set(['open', 'reload', 'history']);
/** Beyond the last and before the first of what can have the focus, Tab leads to the browser itself. */
const leadsOut = (action: Action): boolean =>
  (action.kind === 'key' || action.kind === 'hold') && /(?:^|\+)Tab$/.test(action.key);

/** Whether nothing has the focus that has to have it: an action in the game took it away. */
function isFocusLost(action: Action, before: Standing, after: Standing): boolean {
  if (after.focus !== 'nothing' || after.game === 'left' || before.game === 'left') return false;
  if (ARRIVALS.has(action.kind) || leadsOut(action)) return false;
  // What of the navigation bar has no room any more is gone; a menu stands for it.
  if (before.focus === 'elsewhere' && (action.kind === 'resize' || action.kind === 'text')) return false;
  // What is pressed in the game has the focus, or the game itself has it; beside the game there is ground that takes none.
  return after.pressed === 'nowhere' ? before.focus !== 'nothing' : after.pressed === 'game';
}

/** The beginning and the steps of a session. */
export function planOf({ game, seed, steps, beginning }: Session): {
  beginning: Beginning;
  steps: readonly Step[];
  law: GameLaw;
} {
  const law = lawOf(game);
  const plan = sessionOf(seed, law, typeof steps === 'number' ? steps : 0);
  return { law, beginning: beginning ?? plan.beginning, steps: typeof steps === 'number' ? plan.steps : steps };
}

/** Plays a session on a page that has shown nothing yet; gives what it found broken, or null. `origin` is that of the site. */
export async function play(page: Page, origin: string, session: Session): Promise<Failure | null> {
  const { law, beginning, steps } = planOf(session);
  const errors = new PageErrors(page.context(), origin);
  await errors.listen();
  const stand = (): Promise<Standing> => onceThere(page, () => page.evaluate(standingOf, [law, FIGURES] as const));
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
    const broken = [...(await findWayOut(player, stand)), ...errors.take()];
    return broken.length > 0 ? failure(broken) : null;
  } catch (error) {
    return failure([...errors.take(), error instanceof Error ? error.message : String(error)]);
  } finally {
    errors.leave();
    await player.leave();
  }
}
