/**
 * V8 flags for processes in which a WebAssembly database lives only for seconds: compile it once,
 * without optimising it later. That saves two fifths of the database tests' processor time.
 */
export const SHORT_LIVED_FLAGS = ['--liftoff-only'];
