/** A state of a chart, or a chart. */
export interface ChartState {
  readonly states: Readonly<Record<string, ChartState>>;
  readonly always?: readonly { readonly guard?: unknown }[] | undefined;
}

/** Whether a chart is never seen in a state, since it always goes on from there at once. */
const isPassedThrough = ({ always = [] }: ChartState): boolean => always.some(({ guard }) => guard === undefined);

/** The names of all states of a chart that have no states within, and in which it can be found. */
export const leavesOf = ({ states }: ChartState): readonly string[] =>
  Object.entries(states)
    .filter(([, inner]) => !isPassedThrough(inner))
    .flatMap(([name, inner]) => {
      const within = leavesOf(inner);
      return within.length === 0 ? [name] : within.map((leaf) => `${name}.${leaf}`);
    });
