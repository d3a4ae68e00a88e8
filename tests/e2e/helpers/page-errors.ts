/** Console messages about violations of the content security policy. */
const OF_THE_POLICY = /Content Security Policy|requires 'Trusted\w+'|Permissions[ -]Policy|Cross-Origin-\w+-Policy/i;

/** The messages that a test allows and those that it requires. */
export interface ExpectedMessages {
  readonly allowed: readonly RegExp[];
  readonly demanded: readonly RegExp[];
}

const isAmong = (messages: readonly RegExp[], error: string): boolean => messages.some((one) => one.test(error));

/** The problems in the errors of a test's pages, one line each. */
export function findUnexpectedErrors(
  errors: readonly string[],
  { allowed, demanded }: ExpectedMessages,
): readonly string[] {
  const unexpected = errors.filter(
    (error) => !isAmong(demanded, error) && (OF_THE_POLICY.test(error) || !isAmong(allowed, error)),
  );
  const missing = demanded.filter((message) => !errors.some((error) => message.test(error)));
  return [...unexpected, ...missing.map((message) => `There was no message like ${String(message)}`)];
}
