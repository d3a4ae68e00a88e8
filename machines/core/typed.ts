/**
 * Names a type where XState wants to be shown a value of it (`types: { context: typed<Context>() }`). XState never looks
 * at the value; this is the one place where that is said.
 */
export const typed = <Type>(): Type => ({}) as Type;
