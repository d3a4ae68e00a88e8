/** States of games in which no question is being asked. */
const RESTING_STATES = /^(?:opening|menu|idle|gameover|finished|completed|done|other)\b/i;

/** Whether a round can be interrupted: the page has no game, or its game shows a menu or a result. */
export function isNobodyPlaying(): boolean {
  const state = document.querySelector('main')?.dataset['state'];
  return state === undefined || RESTING_STATES.test(state);
}
