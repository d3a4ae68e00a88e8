/* Functions that type the correct answer in a game. They run in the page, so they must not use
   anything from outside themselves. */

/**
 * Types the answer to the current sum and submits it, or continues if a check is waiting. Also used for the plain Pixi
 * page.
 */
export function typeSum(): void {
  const [one, operation, other] = document.querySelector('[data-testid=question]')?.textContent.split(' ') ?? [];
  const field = document.querySelector<HTMLInputElement>('main input');
  if (one === undefined || other === undefined || field === null)
    return document.querySelector<HTMLButtonElement>('main .check-between button')?.click();
  const [a, b] = [Number(one), Number(other)];
  const answer = operation === '+' ? a + b : operation === '−' ? a - b : operation === '×' ? a * b : a / b;
  // Focusing a field again would force a layout.
  if (document.activeElement !== field) field.focus();
  // React listens to the native setter, which the browser calls when a key is pressed.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, String(answer));
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}

/** Types the requested fraction into one field or two; continues once the bars have shown it. */
export function typeFraction(): void {
  const state = document.querySelector<HTMLElement>('main')?.dataset['state'] ?? '';
  if (state === 'answered.shown')
    for (const button of document.querySelectorAll<HTMLButtonElement>('main button'))
      if (button.textContent.startsWith('Next Question')) return button.click();
  if (state !== 'question' && state !== 'playing.asking') return;
  const text = document.querySelector('[data-testid=question]')?.textContent ?? '';
  const asked = text.replace(/(\d)\.(\d\d)/, '$1$2/100');
  const [first, second] = [...asked.matchAll(/(\d+)\/(\d+)/g)].map(([, over, under]) => ({
    over: Number(over),
    under: Number(under),
  }));
  if (first === undefined) return;
  let { over, under } = first;
  if (second !== undefined) {
    under = first.under * second.under;
    const sign = text.includes('−') ? -1 : 1;
    const isTimes = text.includes('×');
    over = isTimes ? first.over * second.over : first.over * second.under + sign * second.over * first.under;
  }
  const fields = [...document.querySelectorAll<HTMLInputElement>('main form input')];
  const typed = fields.length === 2 ? [over, under] : [`${over}/${under}`];
  for (const [at, field] of fields.entries()) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, String(typed[at]));
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  fields[0]?.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}

/** Counts the money and types the amount. */
export function typeAmount(): void {
  if (document.querySelector<HTMLElement>('main')?.dataset['state'] !== 'playing.asking') return;
  const text = (document.querySelector('[data-testid=question]')?.textContent ?? '').replaceAll('\u00a0', ' ');
  const worth: Readonly<Record<string, number>> = { 'dollar bill': 100, quarter: 25, dime: 10, nickel: 5, penn: 1 };
  const [left = 0, right = 0] = text.split('On the right:').map((part) => {
    const pieces = [...part.matchAll(/(\d+) (dollar bill|quarter|dime|nickel|penn)/g)];
    return pieces.reduce((sum, [, count, name = '']) => sum + Number(count) * (worth[name] ?? 0), 0);
  });
  const [, dollars = 0, cents = 0] = /costs \$(\d+)\.(\d\d)/.exec(text) ?? [];
  const price = 100 * Number(dollars) + Number(cents);
  const answer = text.startsWith('How much more') ? Math.abs(left - right) : left + right - price;
  const field = document.querySelector<HTMLInputElement>('main form input');
  if (field === null) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, (answer / 100).toFixed(2));
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}

/**
 * A child's next action in a times table puzzle: types a factor (the last ones too large, so that
 * the puzzle never ends), checks, looks at a tile's dots, and clears all factors again.
 */
export function answerPuzzle(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('.tables-field')];
  const tiles = [...document.querySelectorAll<HTMLButtonElement>('.tables-tile')];
  const products = tiles.map(({ textContent }) => Number.parseInt(textContent));
  const size = Math.sqrt(products.length);
  const solved = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((first) => {
    const columns = products.slice(0, size).map((product) => product / first);
    return [...columns, ...products.filter((_, at) => at % size === 0).map((product) => product / (columns[0] ?? 1))];
  });
  const factors = solved.find((all) => all.every((one) => Number.isInteger(one) && one <= 9)) ?? [];
  const open = fields.findIndex(({ value }) => value === '');
  const fill = (index: number, text: string): void => {
    const field = fields[index];
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  if (open !== -1) return fill(open, String(open === fields.length - 1 ? 99 : factors[open]));
  if (tiles.every((tile) => tile.dataset['status'] === 'default'))
    fields[0]?.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  else if (tiles.every((tile) => tile.getAttribute('aria-pressed') === 'false')) tiles.at(-1)?.click();
  else for (const index of fields.keys()) fill(index, '');
}
