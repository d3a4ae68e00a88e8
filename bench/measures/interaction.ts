import type { Page } from 'playwright';
import type { BenchGame } from '../games.ts';
import { remember } from '../page/harness.ts';
import type { PaintFigures } from '../page/paint-watch.ts';
import type { Figure } from '../report.ts';
import { openSlowly, paintFigures, roundedShift, startSlowBrowser, whenQuiet } from './slow-page.ts';

/** A low-end tablet. */
export const VIEWPORT = { width: 1024, height: 600 } as const;
const ANSWERS = 8;
/** So often it is looked for something to answer: a check has three seconds between two questions. */
const LOOKS = 24;
/** By then what a press has set in motion has been painted. */
export const SETTLING_MS = 1000;
/** A press that took no longer needs no better one; else all is played again, so often at most. */
const GOOD_MS = 120;
const TRIES = 3;
/** Otherwise Playwright asks what lies at the place while the page is answering, and has it laid out for that. */
const UNASKED = { force: true } as const;

/** What a player does instead of what a script would have done: presses a place, or keys in the field that has the focus. */
type Press = { readonly x: number; readonly y: number } | { readonly keys: readonly string[] } | null;

/** Finds the next right answer and gives back how a player gives it, without giving it; runs in the page. */
function nextPress(answer: () => void): Press {
  const before = new Map([...document.querySelectorAll('input')].map((field) => [field, field.value]));
  let press: Press = null;
  const typedInto: HTMLInputElement[] = [];
  const hold = (event: Event): void => {
    event.stopImmediatePropagation();
    if (event.target instanceof HTMLInputElement) typedInto.push(event.target);
  };
  const note = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    // What was typed before that is only what the press is about.
    removeEventListener('input', hold, { capture: true });
    for (const field of typedInto.splice(0)) field.dispatchEvent(new Event('input', { bubbles: true }));
    const { target } = event;
    const form = target instanceof HTMLFormElement ? target : null;
    const pressed = form ? Array.from(form.elements).find((part) => part.matches('[type=submit]')) : target;
    if (!(pressed instanceof HTMLElement)) {
      form?.querySelector('input')?.focus();
      press = { keys: ['Enter'] };
      return;
    }
    pressed.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = pressed.getBoundingClientRect();
    press = { x: left + width / 2, y: top + height / 2 };
  };
  addEventListener('input', hold, { capture: true });
  for (const name of ['click', 'submit']) addEventListener(name, note, { capture: true });
  answer();
  removeEventListener('input', hold, { capture: true });
  for (const name of ['click', 'submit']) removeEventListener(name, note, { capture: true });
  const [field] = typedInto;
  if (field === undefined) return press;
  const { value } = field;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, before.get(field) ?? '');
  field.focus();
  field.select();
  return { keys: value === '' ? ['Backspace'] : value.split('') };
}

/** Chooses something else in a menu and chooses back, and begins a round, where the game has a menu. */
export async function begin(page: Page, game: BenchGame): Promise<void> {
  const start = page.locator('.game-menu-start button');
  if ((await start.count()) > 0) {
    const chosen = page
      .locator('main .choice')
      .filter({ has: page.locator(':checked'), visible: true })
      .last();
    const other = page
      .locator('main .choice')
      .filter({ has: page.locator(':enabled:not(:checked)'), visible: true })
      .last();
    // Both are found before one is pressed, which changes what is chosen.
    for (const control of [await other.elementHandle(), await chosen.elementHandle()]) {
      await control?.click(UNASKED);
      await page.waitForTimeout(SETTLING_MS);
    }
    await start.click(UNASKED);
  }
  await page.locator(game.playing.map((state) => `main[data-state^="${state}"]`).join(', ')).waitFor();
  await page.waitForTimeout(2 * SETTLING_MS);
}

/** Opens a page on a low-end tablet, plays it, and gives back what it has shown of itself. */
async function shownOf(
  address: string,
  stored: BenchGame['stored'],
  play: (page: Page) => Promise<void>,
): Promise<PaintFigures> {
  const browser = await startSlowBrowser();
  try {
    const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
    await context.addInitScript(remember, stored);
    const page = await openSlowly(context, { address, network: null });
    await whenQuiet(page);
    await play(page);
    return await paintFigures(page);
  } finally {
    await browser.close();
  }
}

/** Plays again while the slowest press is slow: what else the machine does only makes a press slower. */
async function best(play: () => Promise<PaintFigures>, of?: string): Promise<readonly Figure[]> {
  const tries = [await play()];
  while (tries.length < TRIES && tries.every(({ slowestPressMs }) => slowestPressMs > GOOD_MS))
    tries.push(await play());
  const [quickest] = tries.toSorted((one, other) => one.slowestPressMs - other.slowestPressMs);
  return [
    {
      name: 'slowest answer to a press',
      of,
      // Nothing is as quick as that: where no press was seen, nothing was measured.
      value: quickest?.slowestPressMs || Number.NaN,
      unit: 'milliseconds',
      notes: [quickest?.slowestPress ?? ''],
    },
    {
      name: 'layout shift in use',
      of,
      value: roundedShift(tries),
      unit: 'count',
      notes: tries.flatMap(({ shifts }) => shifts),
    },
  ];
}

/** Gives answers as a player gives them, one a second at most. Throws where most of the time there is none to be given. */
async function answer(page: Page, game: BenchGame): Promise<void> {
  let given = 0;
  for (let looks = 0; given < ANSWERS && looks < LOOKS; looks++) {
    const press: Press = await page.evaluate(`(${String(nextPress)})(${String(game.answer)})`);
    if (press !== null && 'keys' in press) for (const key of press.keys) await page.keyboard.press(key);
    else if (press !== null) await page.mouse.click(press.x, press.y);
    if (press !== null) given += 1;
    await page.waitForTimeout(SETTLING_MS);
  }
  if (given < ANSWERS / 2) throw new Error(`${game.id} took ${given} of ${ANSWERS} answers only.`);
}

/**
 * How long a press in a game waits at most until it is seen on a low-end device, in the menu, at the start and answering;
 * and by how much anything shifts meanwhile that was not asked to.
 */
export function gamePressesOf(origin: string, game: BenchGame): Promise<readonly Figure[]> {
  return best(() =>
    shownOf(`${origin}${game.address}&seed=7&mute`, game.stored, async (page) => {
      await begin(page, game);
      await answer(page, game);
    }),
  );
}

/** What is pressed on pages: buttons and tabs by their names, and keys. */
const PRESSES: Readonly<Record<string, readonly ((page: Page) => Promise<void>)[]>> = {
  '/': [
    (page) => page.getByRole('button', { name: 'Primary Games' }).first().click(UNASKED),
    (page) => page.keyboard.press('Escape'),
    (page) => page.getByRole('button', { name: 'Dark theme' }).first().click(UNASKED),
  ],
  '/faq': [(page) => page.locator('main button').first().click(UNASKED)],
  '/contact': [(page) => page.locator('main form button').last().click(UNASKED)],
  '/auth': [(page) => page.locator('main form button').last().click(UNASKED)],
  '/progress': [
    (page) => page.getByRole('button', { name: 'For grown-ups' }).click(UNASKED),
    (page) => page.locator('main button:enabled').last().click(UNASKED),
  ],
  '/video-hub/alevels': [
    (page) => page.getByRole('tab').last().click(UNASKED),
    (page) => page.getByRole('searchbox').press('a'),
  ],
};

/** The same of pages that have more than links. */
export async function pagePressesOf(origin: string): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [path, presses] of Object.entries(PRESSES)) {
    const play = async (page: Page) => {
      for (const press of presses) {
        await press(page);
        await page.waitForTimeout(SETTLING_MS);
      }
    };
    figures.push(...(await best(() => shownOf(origin + path, {}, play), path)));
  }
  return figures;
}
