import type { Card } from '../../../../machines/arithmetic-hero/falling';
import type { Problem } from '../../../../machines/arithmetic-hero/problems';
import {
  type AnswerMode,
  CHALLENGE_TURNS,
  challengeSeconds,
  type Mode,
} from '../../../../machines/arithmetic-hero/rules';
import type { TimeSetting } from '../../../../machines/core/time-setting';
import { choicesText } from '../../../play/answers/choices-text';
import { formatAnswer, formatSum } from '../../../ui/format';

interface Settings {
  readonly mode: Mode;
  readonly time: TimeSetting;
  readonly answers: AnswerMode;
}

function taskText({ mode, time }: Pick<Settings, 'mode' | 'time'>): string {
  if (mode === 'practice') return 'One sum at a time, with no hurry.';
  const seconds = challengeSeconds(time);
  if (time === 'none' || seconds === null)
    return mode === 'challenge'
      ? `${CHALLENGE_TURNS} sums, one at a time.`
      : 'One sum at a time, until your shield is gone.';
  const length = mode === 'challenge' ? `for ${seconds} seconds` : 'until your shield is gone';
  return `Sums fall ${length}. You hear the lowest one.`;
}

export interface Asked {
  readonly problem: Problem;
  /** The number of sums on the screen, including this one. */
  readonly count: number;
  readonly isClose: boolean;
  /** The number key of the first choice; null if the answer is typed. */
  readonly firstKey: number | null;
}

const sumText = (problem: Problem): string => `${formatSum(problem)}?`;

/** The instructions for players who listen, and each sum with everything that is otherwise only visible. */
export const earText = {
  start: (settings: Settings): string =>
    `${taskText(settings)} ${settings.answers === 'type' ? 'Type the answer and press Enter.' : 'Choose with the number keys.'}`,
  /** For example "Close. Lowest of 3: 7 + 5? Choices: 12, 11, 13, 2." */
  asked: ({ problem, count, isClose, firstKey }: Asked): string =>
    [
      ...(isClose ? ['Close.'] : []),
      ...(problem.powerUp === null ? [] : ['Power-up.']),
      `${count > 1 ? `Lowest of ${count}: ` : ''}${sumText(problem)}`,
      ...(firstKey === null ? [] : [choicesText(problem.options.map(formatAnswer), firstKey)]),
    ].join(' '),
  close: ({ problem }: Pick<Card, 'problem'>): string => `Close: ${sumText(problem)}`,
} as const;
