/* Reads the choices and the next step from the page, for announcements. */
import { choicesText } from '../answers/choices-text';
import { pressForResult, pressToContinue, pressToWait } from './text';

/** Larger groups, such as a board of tiles, are not read out. Players explore them instead. */
const MAX_CHOICES = 6;

/** The text of a choice, without its shortcut key or its verdict. */
const nameOf = (choice: Element): string =>
  choice.getAttribute('aria-label') ??
  [...choice.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('kbd, .sr-only, [aria-hidden="true"]')))
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim();

/** For example "Choices: 12, 14, 16, 18." Disabled choices are left out. Empty if there are none, or too many. */
export function readChoices(): string {
  const group = document.querySelector('main :is(.answer-pad, .stage-choices)');
  const names = [...(group?.querySelectorAll('button:not([aria-disabled="true"])') ?? [])].map(nameOf);
  const isWritten = names.length > 0 && names.length <= MAX_CHOICES && names.every((name) => name !== '');
  return isWritten ? choicesText(names) : '';
}

/** Whether this is the last question, such as "10 of 10". */
const isLastQuestion = (): boolean =>
  /^(\p{N}+)\P{N}+\1$/u.test(document.querySelector('main [data-testid="progress"]')?.textContent?.trim() ?? '');

/** How to continue after an answer. Empty if the game continues automatically. */
export function readNextStep(): string {
  if (document.querySelector('main [data-continue]') !== null)
    return isLastQuestion() ? pressForResult : pressToContinue;
  return document.querySelector('main [data-wait]') === null ? '' : pressToWait;
}
