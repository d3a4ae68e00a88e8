/** An example link: one game, the same questions for everyone, no clock. */
export const EXAMPLE_LINK = '/arithmetic-hero?seed=42&time=none';
