/** Whether nothing would be lost if the page were reloaded: it has no game, or its game is not in a round. */
export const canInterrupt = (): boolean => document.querySelector('main[data-round="running"]') === null;
