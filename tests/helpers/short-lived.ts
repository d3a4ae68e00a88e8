/**
 * V8 flags for processes where a WebAssembly database lives only for seconds: compile it once, without optimising it
 * later. That saves two fifths of the processor time of the database tests.
 */
export const SHORT_LIVED_FLAGS = ['--liftoff-only'];
