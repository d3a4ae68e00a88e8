/* The round's statistics in words. A separate chunk, loaded when the player first asks for them. */

const countOf = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** For example "1 minute 20 seconds". Screen readers would read "1:20" as a time of day. */
function durationText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return countOf(rest, 'second');
  return rest === 0 ? countOf(minutes, 'minute') : `${countOf(minutes, 'minute')} ${countOf(rest, 'second')}`;
}

const isDuration = (name: string | undefined): boolean => name === 'time' || name === 'question-time';

/** For example "Score 3", "Time 1 minute 20 seconds" or "Streak 4, times 2". */
function statText(stat: Element): string {
  const label = stat.querySelector('dt')?.textContent?.trim() ?? '';
  const numbers = [...stat.querySelectorAll<HTMLElement>('dd [data-testid]')].map((number) => {
    const before = number.closest('.stat-room')?.previousElementSibling;
    const second = before?.matches('.sr-only') === true ? (before.textContent ?? '') : '';
    const { testid, value } = number.dataset;
    return `${second}${isDuration(testid) ? durationText(Number(value)) : (number.textContent ?? '')}`;
  });
  return `${label} ${numbers.join('')}`.trim();
}

/** The score is hidden by a style sheet if the player has chosen "Hide the score". */
const isShown = (stat: Element): boolean => getComputedStyle(stat).display !== 'none';

/** All statistics that are visible now. */
export const statsText = (): string =>
  [...document.querySelectorAll('main .game-status .stat')]
    .filter(isShown)
    .map(statText)
    .filter((text) => text !== '')
    .map((text) => `${text}.`)
    .join(' ');
