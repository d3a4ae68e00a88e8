/* What the page shows around a question or a verdict, in words for players who listen. */

/** Groups with more choices than this, such as a board of tiles, are explored and not read out. */
const MAX_CHOICES = 6;

/** The name of a choice, without its key and its verdict. */
const nameOf = (choice: Element): string =>
  choice.getAttribute('aria-label') ??
  [...choice.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('kbd, .sr-only, [aria-hidden="true"]')))
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim();

/** The open choices in their order: "Choices: 12, 14, 16, 18." Empty if there are none, or too many. */
export function choicesText(): string {
  const group = document.querySelector('main [role="group"][aria-label^="Answers"]');
  const names = [...(group?.querySelectorAll('button:not([aria-disabled="true"])') ?? [])].map(nameOf);
  const isWritten = names.length > 0 && names.length <= MAX_CHOICES && names.every((name) => name !== '');
  return isWritten ? `Choices: ${names.join(', ')}.` : '';
}

/** Whether the shown question is the last: its number is "10 of 10". */
const isLastQuestion = (): boolean =>
  /^(\d+) of \1$/.test(document.querySelector('main [data-testid="progress"]')?.textContent?.trim() ?? '');

/** A verdict after which the same question is asked again. */
const TRIES_AGAIN = /\bTry again\.$/;

/** What the game waits for after an answer. Empty if it continues by itself. */
export function nextStepText(verdict: string): string {
  if (document.querySelector('main [data-next]') !== null) {
    if (TRIES_AGAIN.test(verdict)) return 'Press Enter to go on.';
    return `Press Enter for ${isLastQuestion() ? 'your result' : 'the next question'}.`;
  }
  return document.querySelector('main [data-wait]') === null ? '' : 'Press W to wait.';
}
