/** What browsers say, on the console, of whatever a policy of the site forbids. */
const OF_THE_POLICY = /Content Security Policy|requires 'Trusted\w+'|Permissions[ -]Policy|Cross-Origin-\w+-Policy/i;

/** What a test expects of what was said: what may be, and what must be. */
export interface Expected {
  readonly allowed: readonly RegExp[];
  readonly demanded: readonly RegExp[];
}

const isAmong = (messages: readonly RegExp[], error: string): boolean => messages.some((one) => one.test(error));

/** What is wrong with the troubles that the pages of a test had, in one line each. */
export function faultsOf(errors: readonly string[], { allowed, demanded }: Expected): readonly string[] {
  const unexpected = errors.filter(
    (error) => !isAmong(demanded, error) && (OF_THE_POLICY.test(error) || !isAmong(allowed, error)),
  );
  const missing = demanded.filter((message) => !errors.some((error) => message.test(error)));
  return [...unexpected, ...missing.map((message) => `There was none of ${String(message)}`)];
}
