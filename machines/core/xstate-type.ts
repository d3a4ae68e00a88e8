/**
 * Passes a type to XState where it expects a value (`types: { context: typed<Context>() }`). XState never reads the
 * value, so the assertion is safe. This is the only place that needs one.
 */
export const xstateType = <Type>(): Type => ({}) as Type;
