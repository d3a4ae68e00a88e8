/* Parameters that charts take from events and pass to their actions and guards. */

interface Counted {
  readonly event: { readonly snapshot: { readonly context: { readonly secondsLeft: number | null } } };
}

/** The seconds left of a countdown. */
export const secondsOf = ({ event }: Counted) => event.snapshot.context;

export const ofEvent = <Event>({ event }: { readonly event: Event }): Event => event;
