/**
 * Passes a type to XState where it expects a value (`types: { context: typed<Context>() }`). XState never reads the value, so
 * the assertion is safe; this is the only place that needs it.
 */
export const typed = <Type>(): Type => ({}) as Type;
