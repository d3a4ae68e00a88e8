/** A machine that emits events. */
interface Emitting<Event> {
  on(type: '*', listener: (event: Event) => void): unknown;
  subscribe(listener: () => void): unknown;
}

/**
 * Writes down what a machine emits. `last` gives what its last step with any event has brought, and `told` the names of
 * those; a new best, which comes beside an answer, is not among them.
 */
export function eventsOf<Event extends { readonly type: string }>(actor: Emitting<Event>) {
  let events: Event[] = [];
  let step: 'open' | 'over' = 'over';
  actor.on('*', (event) => {
    if (event.type === 'bestReached') return;
    if (step === 'over') events = [];
    step = 'open';
    events.push(event);
  });
  actor.subscribe(() => {
    step = 'over';
  });
  return { last: (): readonly Event[] => events, told: () => events.map(({ type }) => type) };
}
