/**
 * What Node is told where a database in WebAssembly lives for seconds: to compile it once, and not a second time for speed
 * that no test needs. That takes two fifths off the processor's time of the tests of the database.
 */
export const SHORT_LIVED = ['--liftoff-only'];
