const MAX_POSITIONS = 5;

/** The names of standard errors, such as "TypeError". */
const NAME = /^[A-Z][A-Za-z]{0,30}Error$/;

/**
 * The kind of an error, and where in the site's scripts it happened. Its message is left out, because it can quote stored
 * data: "Unexpected token 'A', "Anna" is not valid JSON".
 */
export function locateError({ name, message, stack = '' }: Error): string {
  const positions = stack
    .replace(message, '')
    .split('\n')
    .filter((line) => line.includes(`${location.origin}/`))
    .flatMap((line) => /[\w-]+\.js:\d+:\d+/.exec(line) ?? []);
  return [NAME.test(name) ? name : 'Error', ...positions.slice(0, MAX_POSITIONS)].join(' ');
}
