/*
 * What there is to choose from, read from the page as it is: by roles, landmarks and names. Pages do not have to know
 * about scanning. `data-scan-row` on neighbouring controls makes one row of those with the same value.
 */
import { control, group, inGroups, inRows, rootOf, type ScanItem } from './scan-tree';

/** The controls that one press can use. Text fields are only used in a round, where a number pad types into them. */
const CONTROLS =
  'a[href], button, summary, select, input:is([type="radio"], [type="checkbox"], [type="range"], [type="submit"])';
const FIELD = 'input[type="text"]';

const ANSWERS = ':is([role="group"][aria-label^="Answers"], .candidates [role="group"])';
const PAD = '[role="group"][aria-label="Number pad"]';
/** A button that has just become possible, because something has been typed or put into place. */
const OPEN_SUBMIT = 'button[type="submit"][aria-disabled="false"]';
/** The main action of a game's page: the start, and what is next after a round. */
const MAIN_ACTION = '[data-game] :is(.start-button, .bg-primary)';
const SECTION =
  'fieldset, form, nav, ul, ol, details, section, [role="radiogroup"], [role="group"], [role="tablist"], main, [role="dialog"]';

/** More groups than this on the first level are scanned in groups themselves. */
const MAX_GROUPS = 6;

export interface ScannedPage {
  readonly root: ScanItem;
  /** The controls that matter: if these change, the scan starts again. */
  readonly shown: readonly HTMLElement[];
  /** Whether a round goes on in which there is nothing to do at the moment. */
  readonly isBusy: boolean;
}

const isUsable = (element: HTMLElement): boolean =>
  !element.matches(':disabled, [aria-disabled="true"], .skip-link') &&
  element.closest('[inert], [aria-hidden="true"], .scan-overlay') === null &&
  element.getClientRects().length > 0 &&
  getComputedStyle(element).visibility === 'visible';

const usableIn = (part: ParentNode | null, selector = CONTROLS): readonly HTMLElement[] =>
  [...(part?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(isUsable);

const isIn =
  (selector: string) =>
  (element: HTMLElement): boolean =>
    element.closest(selector) !== null;

/** Neighbours with the same key, in the order of the page. */
function groupNeighbours<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): readonly (readonly Item[])[] {
  const groups: { readonly key: unknown; readonly items: Item[] }[] = [];
  for (const item of items) {
    const key = keyOf(item);
    const last = groups.at(-1);
    if (last !== undefined && last.key === key) last.items.push(item);
    else groups.push({ key, items: [item] });
  }
  return groups.map((one) => one.items);
}

/** All controls of each section, wherever they are in it. */
function sectionsOf(elements: readonly HTMLElement[]): readonly (readonly HTMLElement[])[] {
  const sections = new Map<Element | null, HTMLElement[]>();
  for (const element of elements) {
    const section = element.closest(SECTION);
    const known = sections.get(section);
    if (known === undefined) sections.set(section, [element]);
    else known.push(element);
  }
  return [...sections.values()];
}

const rowOf = (element: HTMLElement): string | undefined => element.dataset['scanRow'];

/** A few controls one by one, many in the rows that the page names, or in rows of about three. */
function rowsOf(elements: readonly HTMLElement[]): readonly ScanItem[] {
  if (!elements.some((element) => rowOf(element) !== undefined)) return inRows(elements);
  return groupNeighbours(elements, rowOf).map((row) => group(row.map(control)));
}

const groupBySection = (elements: readonly HTMLElement[]): readonly ScanItem[] =>
  sectionsOf(elements).map((section) => group(rowsOf(section)));

/** What a page's bar and footer offer, and `last` in the last group. */
function barAndFooter(main: HTMLElement | null, stopButton: HTMLElement): readonly ScanItem[] {
  const others = usableIn(document.body).filter(
    (element) => main?.contains(element) !== true && element.closest('[role="dialog"]') === null,
  );
  const footer = others.filter((element) => element.closest('footer') !== null);
  const bar = others.filter((element) => element.closest('footer') === null);
  return [...(bar.length > 0 ? [group(inRows(bar))] : []), group([...inRows(footer), control(stopButton)])];
}

/** The order in a round: answers, the button that submits, the number pad, everything else, and the frame. */
function readRound(main: HTMLElement, stopButton: HTMLElement): ScannedPage {
  const header = main.querySelector<HTMLElement>(':scope > header');
  const pads = usableIn(main, PAD);
  const fields = pads.length > 0 ? usableIn(main, FIELD) : [];
  const inBody = usableIn(main, `${CONTROLS}, ${FIELD}`).filter(
    (element) => header?.contains(element) !== true && (!element.matches(FIELD) || fields.length > 1),
  );
  const answers = inBody.filter(isIn(ANSWERS));
  const keys = inBody.filter(isIn(PAD));
  const submit = inBody.filter((element) => element.matches(OPEN_SUBMIT) && !isIn(PAD)(element));
  const others = inBody.filter((element) => ![...answers, ...keys, ...submit].includes(element));
  const bar = usableIn(document.body).filter(
    (element) => !main.contains(element) && element.closest('footer') === null,
  );
  // Pause is nearest to the corner, and the way back to the menu next to it.
  const frame = [...[...usableIn(header)].reverse(), ...bar];
  return {
    root: rootOf([
      ...sectionsOf(answers).flatMap(rowsOf),
      ...submit.map(control),
      ...rowsOf(keys),
      ...sectionsOf(others).flatMap((section) => {
        const items = rowsOf(section);
        return items.some(({ children }) => children.length > 0) ? [group(items)] : items;
      }),
      group([...inRows(frame), control(stopButton)]),
    ]),
    shown: inBody,
    isBusy: inBody.length === 0,
  };
}

/** The order on a page: the main action, the sections, the bar and the footer. */
function readSections(part: HTMLElement | null, main: HTMLElement | null, stopButton: HTMLElement): ScannedPage {
  const shown = usableIn(part);
  const header = main?.querySelector<HTMLElement>(':scope > header') ?? null;
  const isInFrame = (element: HTMLElement) => header?.contains(element) === true;
  const content = shown.filter((element) => !isInFrame(element));
  const first = content.filter((element) => element.matches(MAIN_ACTION)).slice(0, 2);
  const rest = content.filter((element) => !first.includes(element));
  const sections = rest.length + first.length <= MAX_GROUPS ? rest.map(control) : groupBySection(rest);
  const frame = shown.filter(isInFrame);
  return {
    root: rootOf([
      ...first.map(control),
      ...inGroups(sections, MAX_GROUPS),
      ...(frame.length > 0 ? [group(inRows(frame))] : []),
      ...(part === main ? barAndFooter(main, stopButton) : [control(stopButton)]),
    ]),
    shown: content,
    isBusy: false,
  };
}

/** The open panel of the bar, which covers the page, together with the button that closes it. */
function findOpenPanel(): HTMLElement | null {
  const button = usableIn(document.body, 'body header button[aria-expanded="true"][aria-controls]').find(
    (element) => element.closest('main') === null,
  );
  return button?.closest('header') ?? null;
}

/** Whether presses are being measured (SwitchTrial.tsx), so that none of them may choose anything. */
export const isTrialOpen = (): boolean => document.querySelector('[data-switch-trial]') !== null;

/** Reads the page. `last` is always the last item: it ends scanning. */
export function readPage(stopButton: HTMLElement): ScannedPage {
  if (isTrialOpen()) return { root: rootOf([]), shown: [], isBusy: false };
  const main = document.querySelector('main');
  const covering = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1) ?? findOpenPanel();
  if (covering !== null) return readSections(covering, main, stopButton);
  if (main?.dataset['form'] === 'play') return readRound(main, stopButton);
  return readSections(main, main, stopButton);
}
