/** One day in seconds since 1970, at midnight UTC. */
const secondsOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;

/**
 * The day of a version in CHANGELOG.md, in seconds since 1970. A release has this time instead of the current one, so
 * that it can be made again. Throws an Error with a readable message if the version has no section with a date.
 */
export function findReleaseSeconds(changelog: string, version: string): number {
  const heading = changelog.split('\n').find((line) => line.startsWith(`## [${version}]`)) ?? '';
  const [day = ''] = /\d{4}-\d\d-\d\d$/.exec(heading) ?? [];
  const seconds = secondsOf(day);
  if (Number.isNaN(seconds))
    throw new Error(`CHANGELOG.md has no section for this version. Write one: ## [${version}] - 2026-12-31`);
  return seconds;
}

/** The section of a version, without its heading. */
export function findReleaseNotes(changelog: string, version: string): string {
  const [, section = ''] = changelog.split(new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\].*$`, 'm'));
  return section.split(/^## /m)[0]?.trim() ?? '';
}
