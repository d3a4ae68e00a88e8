/* Functions that run in a game's page. Each is sent to the browser as source text, so it must
   not use anything from outside itself. */

/** A stat of the page: its text as shown, and its value. */
export type Stat = readonly [text: string, value: number];

/** Whether the page is ready to be used. */
export const isOpen = (): boolean => document.querySelector('main')?.dataset['state'] !== undefined;

/**
 * Whether the scene is on its canvas, which is then as wide as the stage (except for a fraction of
 * a pixel at a reduced resolution), or there is no canvas to wait for.
 */
export function isCanvasReady(): boolean {
  const main = document.querySelector<HTMLElement>('main');
  const canvas = document.querySelector<HTMLElement>('main canvas:not(.confetti)');
  const isFitted =
    canvas !== null && Math.abs(Number.parseFloat(canvas.style.width) - (canvas.parentElement?.clientWidth ?? 0)) < 1;
  return main?.dataset['canvas'] === 'none' || isFitted;
}

/** Whether this many elements match a selector and are visible. */
export const isVisible = ([selector, count]: readonly [string, number]): boolean =>
  [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .length >= count;

/** Whether a stat is shown and below a number. */
export function isBelow([name, limit]: readonly [string, number]): boolean {
  const value = document.querySelector<HTMLElement>(`[data-testid="${name}"]`)?.dataset['value'];
  return value !== undefined && Number(value) < limit;
}

/** The stats of these names; null for one that is missing. */
export const readStats = (names: readonly string[]): Record<string, Stat | null> =>
  Object.fromEntries(
    names.map((name) => {
      const figure = document.querySelector<HTMLElement>(`[data-testid="${name}"]`);
      return [name, figure && [figure.textContent?.trim() ?? '', Number(figure.dataset['value'])]];
    }),
  );

/** Whether a question can be answered now. */
export const isAnswerable = (): boolean =>
  /\.(asking|falling)$/.test(document.querySelector('main')?.dataset['state'] ?? '') &&
  document.querySelector('main [data-testid="question"]')?.checkVisibility() === true;

/** Types an answer into the field and submits it. */
export function sendAnswer(answer: string): void {
  const field = document.querySelector<HTMLInputElement>('main .number-field input');
  if (field === null) throw new Error('There is no field for an answer.');
  // React listens to the native setter, which the browser calls when a key is pressed.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, answer);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.form?.requestSubmit();
}

/** Records the text of an element from now on, sentence by sentence. Returns the growing list. */
export function recordSentences(element: Element): string[] {
  const said: string[] = [];
  const hear = () => {
    const sentence = (element.textContent ?? '').trim();
    if (sentence !== '' && sentence !== said.at(-1)) said.push(sentence);
  };
  hear();
  new MutationObserver(hear).observe(element, { childList: true, characterData: true, subtree: true });
  return said;
}
