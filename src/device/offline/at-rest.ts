/** The states of games in which nothing is being asked: before a round, after it, and beside it. */
const AT_REST = /^(?:opening|menu|idle|gameover|finished|completed|done|other)\b/i;

/** Whether nobody plays on this page now: it is no game, or its game shows a menu or a result. */
export function isAtRest(): boolean {
  const state = document.querySelector('main')?.dataset['state'];
  return state === undefined || AT_REST.test(state);
}
