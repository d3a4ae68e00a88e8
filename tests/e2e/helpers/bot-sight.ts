/* The things that a bot sees, and the record of its hands. Each function is sent to the browser
   as source text, so it must not use anything from outside itself. */

/** One of the answers to choose from. */
export interface SeenChoice {
  readonly text: string;
  readonly isOpen: boolean;
}

/** Everything that a player perceives of a game at one moment. */
export interface VisiblePage {
  readonly state: string;
  readonly question: string;
  /** The text alternative of the picture, if the question is about one. */
  readonly outline: string | null;
  /** The choices in the first group of answers. */
  readonly choices: readonly SeenChoice[];
  /** The name of the button that continues after an answer; null if the game continues by itself. */
  readonly nextButton: string | null;
  /** Whether an answer needs another press, for example on "Submit" or "Check Answer". */
  readonly hasCheck: boolean;
  /** The streak in the status bar; null if it is not shown. */
  readonly streak: number | null;
}

/** Reads what a player perceives now. */
export function readVisiblePage(): VisiblePage {
  const main = document.querySelector<HTMLElement>('main');
  const named = (name: string) => main?.querySelector<HTMLElement>(`[data-testid="${name}"]`);
  const answers = document.querySelector('main [role="group"][aria-label^="Answers"]');
  const next = [...document.querySelectorAll<HTMLElement>('main button')].find(({ textContent }) =>
    /^(Next( Question| Problem)?|My turn)$/.test((textContent ?? '').trim()),
  );
  const outline = named('outline');
  const streak = named('streak')?.dataset['value'];
  return {
    state: main?.dataset['state'] ?? '',
    question: (named('question')?.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    outline: outline?.textContent ?? null,
    choices: [...(answers?.querySelectorAll('button') ?? [])].map((choice) => ({
      // Without the key that chooses it and without its result.
      text: [...choice.childNodes]
        .filter((node) => !(node instanceof Element && node.matches('kbd, .sr-only, [aria-hidden="true"]')))
        .map((node) => node.textContent ?? '')
        .join('')
        .replaceAll(/\s+/g, ' ')
        .trim(),
      isOpen: choice.getAttribute('aria-disabled') !== 'true',
    })),
    nextButton: next === undefined ? null : (next.textContent ?? '').trim(),
    hasCheck: document.querySelector('main form button[type="submit"]') !== null,
    streak: streak === undefined ? null : Number(streak),
  };
}

/** Whether the player can do something: answer, ask for the next question, or leave the result. */
export function isPlayersTurn(over: string): boolean {
  const state = document.querySelector('main')?.dataset['state'] ?? '';
  if (state === over) return true;
  const hasWayOn = [...document.querySelectorAll('main button')].some(({ textContent }) =>
    /^(Next( Question| Problem)?|My turn)$/.test((textContent ?? '').trim()),
  );
  // Candidates are still loading.
  if (document.querySelector('main .candidates:empty') !== null) return false;
  const isAsked = document.querySelector('main [data-testid="question"]')?.checkVisibility() === true;
  return hasWayOn || (isAsked && /(^|\.)(asking|falling|question|unanswered|choosing|open|idle|playing)$/.test(state));
}

/**
 * The point at which a finger or a mouse hits a control, in CSS pixels. Throws if something else is
 * on top.
 */
export function hitPoint(control: Element): { readonly x: number; readonly y: number } {
  control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  // The middle of a link in two lines can be outside both of them.
  const { left, top, width, height } = control.getClientRects()[0] ?? control.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const met = document.elementFromPoint(x, y);
  if (met === null || !(control.contains(met) || met.closest('label')?.contains(control) === true))
    throw new Error(`Pressing "${control.textContent}" would hit ${met?.tagName} ${met?.className}.`);
  return { x, y };
}

declare global {
  // A global variable has to be declared with var.
  var slips: string[];
}

/** Records in `slips` everything that is not done by touch. */
export function watchTouch(): void {
  const noted: string[] = [];
  globalThis.slips = noted;
  const note = ({ type, isTrusted }: Event) => void (isTrusted && noted.push(type));
  for (const type of ['keydown', 'wheel']) addEventListener(type, note, true);
  for (const type of ['pointerdown', 'pointermove', 'pointerover'] as const) {
    addEventListener(type, (event) => event.pointerType !== 'touch' && note(event), true);
  }
}

/**
 * Records in `slips` everything that is not done by keyboard, and each key after which the focus is
 * not on anything usable or is not visible. After the last control and before the first one, Tab
 * leads to the browser itself.
 */
export function watchKeyboard(): void {
  globalThis.slips = [];
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'wheel']) {
    addEventListener(type, ({ isTrusted }) => void (isTrusted && slips.push(type)), true);
  }
  // Otherwise the check would run while things are still sliding in.
  const still = new CSSStyleSheet();
  still.replaceSync('* { transition: none !important; scroll-behavior: auto !important; }');
  document.adoptedStyleSheets.push(still);
  let last = '';
  // By the next key, everything that the last one started has finished.
  addEventListener(
    'keydown',
    ({ key }) => {
      const before = last;
      last = key;
      const focused = document.activeElement ?? document.body;
      // At first nothing has the focus. After navigation it is on the heading or the whole page.
      if (before === '' || focused.matches('h1, h2, main, [role="dialog"]')) return;
      const isBody = focused === document.body;
      if (isBody && ['Tab', 'Shift'].includes(before)) return;
      // A choice is an invisible button on top of its face, which shows the focus ring.
      const { top, bottom, left, right } = focused.getBoundingClientRect();
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      const faults = {
        'no control': !focused.matches('a[href], button, input, select, summary, [tabindex="0"]'),
        'out of the window': bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth,
        'no ring': !hasOutline && !/0px 0px 0px [2-9]/.test(boxShadow),
      };
      const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40);
      for (const [fault, isSo] of Object.entries(faults))
        if (isSo) slips.push(`${before}: ${fault} (${isBody ? 'nothing' : `${focused.tagName} ${name}`})`);
    },
    true,
  );
}

/**
 * Rounds after the first one choose their seed at random. Counting instead makes a bot repeatable.
 */
export function replaceRandomNumbers(): void {
  let count = 0;
  crypto.getRandomValues = (values) => {
    if (values instanceof Uint32Array) values.fill((count += 1));
    return values;
  };
}
