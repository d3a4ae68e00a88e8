/* The round's statistics in words. A separate chunk, loaded when the player first asks for them. */
import { asSentence } from '../internal/sentence-text';
import { durationText } from './duration-text';

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
    .map(asSentence)
    .join(' ');
