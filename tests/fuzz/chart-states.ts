/** A state of a chart, or a chart. */
export interface ChartState {
  readonly states: Readonly<Record<string, ChartState>>;
  readonly always?: readonly { readonly guard?: unknown }[] | undefined;
}

/** Whether a chart always leaves a state immediately, so that it is never seen. */
const isPassedThrough = ({ always = [] }: ChartState): boolean => always.some(({ guard }) => guard === undefined);

/** The names of all leaf states that a chart can be in. */
export const getLeafStates = ({ states }: ChartState): readonly string[] =>
  Object.entries(states)
    .filter(([, inner]) => !isPassedThrough(inner))
    .flatMap(([name, inner]) => {
      const within = getLeafStates(inner);
      return within.length === 0 ? [name] : within.map((leaf) => `${name}.${leaf}`);
    });
