/* The figures of a round in words: a chunk that is fetched when they are asked for. */

const countOf = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** "1 minute 20 seconds"; "1:20" would be read as a time of day. */
function durationText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return countOf(rest, 'second');
  return rest === 0 ? countOf(minutes, 'minute') : `${countOf(minutes, 'minute')} ${countOf(rest, 'second')}`;
}

const isDuration = (name: string | undefined): boolean => name === 'time' || name === 'question-time';

/** One figure: "Score 3", "Time 1 minute 20 seconds", "Streak 4, times 2". */
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

/** A style sheet hides the score from players who do not want to see it. */
const isShown = (stat: Element): boolean => getComputedStyle(stat).display !== 'none';

/** All figures that the page shows now. */
export const statsText = (): string =>
  [...document.querySelectorAll('main .game-status .stat')]
    .filter(isShown)
    .map(statText)
    .filter((text) => text !== '')
    .map((text) => `${text}.`)
    .join(' ');
